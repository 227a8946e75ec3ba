import { assert, describe, it } from "@effect/vitest"
import { Customer } from "@heimwerk/core/account/Customer.ts"
import { PersonalExport } from "@heimwerk/core/account/PersonalExport.ts"
import { accountFlyout, accountMenu, mobileAccountText } from "@heimwerk/core/account/menu.ts"
import { anonymous, hasLoyaltyCard, isLoggedIn, sessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { Effect, Schema } from "effect"

const anna: Customer = {
  id: "10001",
  csId: "cs-10001",
  email: "anna.berg@kunde.example",
  firstName: "Anna",
  lastName: "Berg",
  mergeDone: true,
}

describe("a customer", () => {
  it.effect("the Customer schema decodes a customer with and without loyalty card and merge state", () =>
    Effect.gen(function* () {
      const decode = Schema.decodeEffect(Customer)
      assert.deepStrictEqual(yield* decode(anna), anna)
      const { mergeDone: _, ...atCheckout } = anna
      assert.deepStrictEqual(yield* decode(atCheckout), atCheckout)
      const withCard = { ...anna, loyaltyCard: "2770010000024" }
      assert.deepStrictEqual(yield* decode(withCard), withCard)
    }),
  )

  it.effect("the Customer schema rejects a customer without an id, and the error names the field", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Schema.decodeEffect(Customer)({ ...anna, id: "" }))
      assert.strictEqual(error._tag, "SchemaError")
      assert.include(error.message, '["id"]')
    }),
  )
})

describe("the exported data of a person", () => {
  it.effect(
    "the PersonalExport schema decodes a list of rows for each table, and rejects a table that is no list",
    () =>
      Effect.gen(function* () {
        const decode = Schema.decodeUnknownEffect(PersonalExport)
        const stored = { address: [{ city: "Köln" }], wishlist_line: [] }
        assert.deepStrictEqual(yield* decode(stored), stored)
        assert.strictEqual((yield* Effect.flip(decode({ address: { city: "Köln" } })))._tag, "SchemaError")
      }),
  )
})

describe("a visitor", () => {
  it.each([
    [{ firstName: "Anna" }, true],
    [{ firstName: "" }, false],
    [{ csId: "cs-10001" }, false],
    [anonymous, false],
  ])(
    "the user %j counts as logged in: %s; the account flyout shows the menu to logged-in users and the login to others",
    (user, expected) => {
      assert.strictEqual(isLoggedIn(user), expected)
      assert.strictEqual(accountFlyout(user), expected ? "menu" : "login")
    },
  )

  it("a login sets the first name, customer number and loyalty card of the user", () => {
    assert.deepStrictEqual(sessionUser(anna), { firstName: "Anna", csId: "cs-10001" })
    assert.deepStrictEqual(sessionUser({ ...anna, loyaltyCard: "2770010000024" }), {
      firstName: "Anna",
      csId: "cs-10001",
      loyaltyCard: "2770010000024",
    })
  })

  it.each([
    [{ firstName: "Anna", loyaltyCard: "2770010000024" }, true],
    [{ firstName: "Anna", loyaltyCard: "" }, false],
    [{ firstName: "Anna" }, false],
    [{ loyaltyCard: "2770010000024" }, false],
  ])("the check whether the user %j has a loyalty card returns %s", (user, expected) => {
    assert.strictEqual(hasLoyaltyCard(user), expected)
  })
})

describe("the account menu", () => {
  it("the account menu has a fixed order of entries, and its last entry is the logout", () => {
    assert.deepStrictEqual(
      accountMenu.map((entry) => [entry.label, entry.kind === "page" ? entry.path : entry.kind]),
      [
        ["Übersicht", "/meinkonto/uebersicht"],
        ["Einkäufe", "/meinkonto/einkaeufe"],
        ["Persönliche Daten", "/meinkonto/daten"],
        ["Vorteilskarte", "/meinkonto/vorteilskarte"],
        ["Coupons", "/meinkonto/coupons"],
        ["Adressbuch", "/meinkonto/adressbuch"],
        ["Abmelden", "logout"],
      ],
    )
  })

  it("the mobile menu greets the customer by first name", () => {
    assert.strictEqual(mobileAccountText("Anna"), "Mein Konto | Hallo Anna")
  })
})
