import { randomUUID } from "node:crypto"

import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { type Answer, cookieHeader, ownPage, send } from "./support/send.ts"

const root = "/shop/rest/V1/heimwerk"
const customers = `${root}/customers`

/** Sends a request as a script on a page of the shop. */
const call = (method: string, path: string, body?: unknown, cookie = "") =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() =>
      send(origin, path, {
        method,
        headers: { ...ownPage(origin), ...(cookie === "" ? {} : { cookie }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    ),
  )

const login = (email: string) =>
  Effect.map(call("POST", `${root}/customer/login`, { email, password: "Werkbank-2026!" }), cookieHeader)

const codeOf = ({ text }: Answer): unknown => JSON.parse(text).code

const account = {
  salute: "Frau",
  firstName: "Nora",
  lastName: "Neu",
  email: "nora@post.example",
  password: "Werkbank-2026!",
  termsAccepted: true,
}
/** A password of 80 characters, the maximum. */
const longPassword = ` Aa1!${"Bohrer, Säge, Zange und Hammer ".repeat(3).slice(0, 75)}`

const address = {
  salute: "",
  firstName: "Nora",
  lastName: "Neu",
  addition: "",
  street: "Werkstraße 1",
  postalCode: "50667",
  city: "Köln",
  phone: "",
}

/** The properties of an answer from which an attacker could tell accounts apart. */
const seen = ({ headers, status, text }: Answer) => {
  const { date: _, ...rest } = headers
  return { status, text, headers: Object.keys(rest).toSorted() }
}

layer(MemoryShop.layer(), { excludeTestServices: true })("customers on the server", (it) => {
  it.effect(
    "T-S6: requests for a registration or a password reset get the same answer for known and unknown e-mail addresses",
    () =>
      Effect.gen(function* () {
        const [anna, nobody] = ["anna.berg@kunde.example", `niemand-${randomUUID()}@post.example`]
        for (const [path, body] of [
          ["registrations", account],
          ["password-resets", {}],
        ] as const) {
          const known = yield* call("POST", `${customers}/${path}`, { ...body, email: anna })
          const unknown = yield* call("POST", `${customers}/${path}`, { ...body, email: nobody })
          assert.strictEqual(known.status, 202)
          assert.deepStrictEqual(seen(known), seen(unknown))
        }
      }),
  )

  it.effect(
    "T-S11: a request for another customer's order or address gets the same answer as for an unknown order or address, and 401 without a login",
    () =>
      Effect.gen(function* () {
        const [bilal, anna] = [
          yield* login("bilal.kaya@kunde.example"),
          yield* login("anna.berg@kunde.example"),
        ]
        const added = yield* call("POST", `${customers}/me/addresses`, address, bilal)
        const [book] = JSON.parse(added.text)
        const [order] = JSON.parse((yield* call("GET", `${customers}/me/orders`, undefined, bilal)).text)
        const ofId = (id: string, orderId: string) =>
          [
            ["PUT", `me/addresses/${id}`, address],
            ["DELETE", `me/addresses/${id}`, undefined],
            ["PUT", `me/addresses/${id}/default`, undefined],
            ["GET", `me/orders/${orderId}`, undefined],
          ] as const
        const theirs = ofId(book.id, order.orderId)
        for (const [index, [method, path, body]] of theirs.entries()) {
          const [, inventedPath = ""] = ofId("erfunden", "HW-0")[index] ?? []
          const foreign = yield* call(method, `${customers}/${path}`, body, anna)
          const invented = yield* call(method, `${customers}/${inventedPath}`, body, anna)
          assert.strictEqual(foreign.status, 404)
          assert.deepStrictEqual(seen(foreign), seen(invented))
          const nobodys = yield* call(method, `${customers}/${path}`, body)
          assert.deepStrictEqual([nobodys.status, codeOf(nobodys)], [401, "NotLoggedIn"])
        }
        const [kept] = JSON.parse((yield* call("GET", `${customers}/me/addresses`, undefined, bilal)).text)
        assert.deepStrictEqual(kept, book)
      }),
  )

  it.effect("T-S12: answers with customer data forbid caching", () =>
    Effect.gen(function* () {
      const bilal = yield* login("bilal.kaya@kunde.example")
      for (const path of ["profile", "addresses", "orders", "coupons"])
        for (const cookie of [bilal, ""]) {
          const { headers } = yield* call("GET", `${customers}/me/${path}`, undefined, cookie)
          assert.include(headers["cache-control"], "no-store")
        }
    }),
  )

  it.effect(
    "T-S9: after ten wrong old passwords, the server refuses a password change even with the right old password",
    () =>
      Effect.gen(function* () {
        const clara = yield* login("clara.voss@kunde.example")
        const change = (old: string) =>
          call("PUT", `${customers}/me/password`, { old, next: "Hobelbank-2027!" }, clara)
        for (let tries = 0; tries < 10; tries += 1)
          assert.strictEqual(codeOf(yield* change(`falsch ${tries}`)), "WrongPassword")
        const right = yield* change("Werkbank-2026!")
        assert.deepStrictEqual([right.status, codeOf(right)], [429, "TooManyTries"])
      }),
  )

  it.effect(
    "the server refuses the 6th data export of a customer within an hour, and another customer's export succeeds",
    () =>
      Effect.gen(function* () {
        const [dirk, anna] = [
          yield* login("dirk.lohse@kunde.example"),
          yield* login("anna.berg@kunde.example"),
        ]
        const exported = (cookie: string) => call("GET", `${customers}/me/export`, undefined, cookie)
        for (let count = 0; count < 5; count += 1) assert.strictEqual((yield* exported(dirk)).status, 200)
        const refused = yield* exported(dirk)
        assert.deepStrictEqual([refused.status, codeOf(refused)], [429, "TooManyTries"])
        assert.include(refused.text, "mehrmals heruntergeladen")
        assert.strictEqual((yield* exported(anna)).status, 200)
      }),
  )

  it.effect.each([
    ["kV7!hqz", 400],
    ["kV7!hqzä", 202],
    [longPassword, 202],
    [`${longPassword}z`, 400],
    ["kV7! 🔨🪚🔩", 202],
  ] as const)(
    "T-S13: a password has 8 to 80 characters, counted exactly as typed: %j is answered with %d",
    ([password, status]) =>
      Effect.gen(function* () {
        const email = `nora-${randomUUID()}@post.example`
        const answer = yield* call("POST", `${customers}/registrations`, { ...account, email, password })
        assert.strictEqual(answer.status, status)
        assert.notInclude(answer.text, password)
      }),
  )

  it.effect.each([
    ["a first name that is a number", "registrations", { ...account, firstName: 7 }],
    ["an e-mail address without @", "registrations", { ...account, email: "nora" }],
    ["accepted terms as a text", "registrations", { ...account, termsAccepted: "true" }],
    [
      "a last name with a line break",
      "registrations",
      { ...account, lastName: "Neu\r\nBcc: alle@post.example" },
    ],
    ["null", "registrations", null],
    ["an empty list", "registrations", []],
    ["a token of 129 characters", "registrations/confirmations", { token: "a".repeat(129) }],
    ["a token that is a number", "registrations/confirmations", { token: 1 }],
    ["an e-mail address of 255 characters", "password-resets", { email: "a".repeat(255) }],
    ["no e-mail address", "password-resets", {}],
    [
      "a password of 401 characters",
      "password-resets/redemptions",
      { token: "a", password: "a".repeat(401) },
    ],
    ["a token that is null", "email-changes/confirmations", { token: null }],
  ] as const)("invalid input, %s, is refused with a German message by %s", ([_name, path, body]) =>
    Effect.gen(function* () {
      const { status, text } = yield* call("POST", `${customers}/${path}`, body)
      const { code, message } = JSON.parse(text)
      assert.deepStrictEqual([status, code], [400, "InvalidRequest"])
      assert.match(message, /^(?:Bitte|Diese)[^\n]*\.?$/u)
    }),
  )

  it.effect("invented links of registration, password reset and e-mail change all get the same answer", () =>
    Effect.gen(function* () {
      for (const [path, body] of [
        ["registrations/confirmations", { token: "erfunden" }],
        ["password-resets/redemptions", { token: "erfunden", password: "Hobelbank-2027!" }],
        ["email-changes/confirmations", { token: "erfunden" }],
      ] as const) {
        const answer = yield* call("POST", `${customers}/${path}`, body)
        assert.deepStrictEqual([answer.status, codeOf(answer)], [404, "LinkInvalid"])
      }
    }),
  )
})
