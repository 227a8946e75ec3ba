import { assert, describe, it } from "@effect/vitest"
import { AccountError } from "@heimwerk/core/account/Accounts.port.ts"
import { AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"
import { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { type CustomerReads, VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { Effect } from "effect"

import { load } from "../../../ui/pages/checkout/load.ts"
import { hammer, item, offerIn } from "../../support/checkout.ts"
import { memoryPorts } from "../support/memoryShop.ts"

const anna: Customer = {
  id: "10001",
  csId: "cs-10001",
  email: "anna.berg@kunde.example",
  firstName: "Anna",
  lastName: "Berg",
}

const address: BookAddress = {
  id: "1",
  salute: "",
  firstName: "Anna",
  lastName: "Berg",
  addition: "",
  street: "Strandweg 1",
  postalCode: Plz.make("25992"),
  city: "List",
  phone: "",
  isDefault: false,
}

const home: BookAddress = {
  ...address,
  id: "2",
  street: "Werkstraße 1",
  postalCode: Plz.make("50667"),
  isDefault: true,
}

const personalData = { salute: "", firstName: "Anna", lastName: "Berg", phone: "+4922112345" } as const

const url = new URL("https://shop.example/kasse")

/** Loads the checkout of a delivery for a customer. Returns its data, and the postcode of the offer. */
const loadFor = Effect.fnUntraced(function* (saved: Pick<CustomerReads, "addresses" | "profile">) {
  const visitor = yield* VisitorReads
  const reads = yield* visitor.customer
  const postcodes: Array<string | undefined> = []
  const own: VisitorReads["Service"] = {
    ...visitor,
    me: Effect.succeed(anna),
    customer: Effect.succeed({
      ...reads,
      ...saved,
      checkoutOffer: (_, postalCode) => {
        postcodes.push(postalCode)
        return Effect.succeed(offerIn({ lines: [item(hammer, 1, "homeDelivery")] }))
      },
    }),
  }
  const answer = yield* Effect.provideService(load({ url, params: {} }), VisitorReads, own)
  return answer.kind === "page" ? { data: answer.data, postcodes } : assert.fail(answer.kind)
}, Effect.provide(memoryPorts()))

describe("the data of the checkout", () => {
  it.effect(
    "the checkout of a customer loads the default address, the phone number of the account, and the offer for the postcode",
    () =>
      Effect.gen(function* () {
        const profile = { ...personalData, email: anna.email, mergeDone: true }
        const book = [address, home]
        const { data, postcodes } = yield* loadFor({
          addresses: Effect.succeed(book),
          profile: Effect.succeed(profile),
        })
        assert.deepInclude(data.customer, {
          street: "Werkstraße 1",
          postalCode: "50667",
          phone: "+4922112345",
        })
        assert.deepStrictEqual(data.book, book)
        assert.deepStrictEqual(postcodes, ["50667"])
      }),
  )

  it.effect("the checkout of a customer opens without an address if the address book cannot be read", () =>
    Effect.gen(function* () {
      const { data, postcodes } = yield* loadFor({
        addresses: Effect.fail(new AddressBookError({ reason: "Unavailable" })),
        profile: Effect.fail(new ProfileError({ reason: "Unavailable" })),
      })
      assert.deepStrictEqual(data.customer, { firstName: "Anna", lastName: "Berg", email: anna.email })
      assert.deepStrictEqual(data.book, [])
      assert.deepStrictEqual(postcodes, [undefined])
    }),
  )

  it.effect("the checkout shows an error and no guest's form if the session cannot be read", () =>
    Effect.gen(function* () {
      const visitor = yield* VisitorReads
      const reads = yield* visitor.customer
      const unread: VisitorReads["Service"] = {
        ...visitor,
        me: Effect.fail(new AccountError({ reason: "Unavailable" })),
        customer: Effect.succeed({
          ...reads,
          checkoutOffer: () => Effect.succeed(offerIn({ lines: [item(hammer, 1, "homeDelivery")] })),
        }),
      }
      const answer = yield* Effect.provideService(load({ url, params: {} }), VisitorReads, unread)
      assert.strictEqual(answer.kind, "failed")
    }).pipe(Effect.provide(memoryPorts())),
  )
})
