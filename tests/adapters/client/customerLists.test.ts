import { assert, describe, it } from "@effect/vitest"
import { addressBook } from "@heimwerk/adapters/client/addressBook.ts"
import { coupons } from "@heimwerk/adapters/client/coupons.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { orders } from "@heimwerk/adapters/client/orders.ts"

import { address, recording } from "./support/recording.ts"

const nouns = { addressBook, coupons, orders }

type Client = ReturnType<typeof createShop<typeof nouns>>

const order = (orderId: string, state: string) => ({
  orderId,
  orderedOn: "2026-11-30",
  pieces: 1,
  total: 4999,
  deliveries: [{ deliveryType: "homeDelivery", state }],
})

const coupon = (couponId: string, validUntil: string) => ({
  couponId,
  label: "Coupon",
  worth: { percent: 5 },
  validUntil,
})

const home = (id: string, salute: string) => ({
  id,
  salute,
  firstName: "Anna",
  lastName: "Berg",
  phone: "",
  addition: "",
  street: "Werkstraße 1",
  postalCode: "50667",
  city: "Köln",
  isDefault: id === "1",
})

const lists: ReadonlyArray<
  readonly [
    kind: string,
    field: string,
    records: ReadonlyArray<object>,
    call: (shop: Client) => Promise<unknown>,
  ]
> = [
  [
    "orders",
    "deliveries.state",
    [order("1", "inCustoms"), order("2", "shipped")],
    ({ orders: noun }) => noun.orders(),
  ],
  [
    "coupons",
    "validUntil",
    [coupon("1", "Ostern"), coupon("2", "2026-12-24")],
    ({ coupons: noun }) => noun.coupons(),
  ],
  [
    "addresses of an address book",
    "salute",
    [home("1", "Mx"), home("2", "Frau")],
    ({ addressBook: noun }) => noun.addresses(),
  ],
]

describe("lists of a customer", () => {
  it.each(lists)(
    "the client leaves an unreadable record out of the %s, reports its field %s, and returns the others",
    async (kind, field, records, call) => {
      const reports: Array<string> = []
      const { fetch } = recording(() => Response.json(records))
      const report = (sentence: string) => reports.push(sentence)
      assert.deepStrictEqual(await call(createShop({ ...address, fetch, report }, nouns)), {
        ok: true,
        value: records.slice(1),
      })
      assert.deepStrictEqual(reports, [`Left out 1 of 2 ${kind} that cannot be read: 1 at ${field}`])
    },
  )
})
