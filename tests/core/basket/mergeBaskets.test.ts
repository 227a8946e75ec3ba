import { assert, describe, it } from "@effect/vitest"
import { mergeBaskets as mergeBasketsOf } from "@heimwerk/core/basket/mergeBaskets.ts"
import type { KeptBasket } from "@heimwerk/core/basket/KeptBasket.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import * as fc from "fast-check"

import { drill, kept, lamp, picked, saw } from "./samples.ts"

const always = () => true
const mergeBaskets = (customers: KeptBasket, guests: KeptBasket) => mergeBasketsOf(customers, guests, always)

const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => picked(ArticleId.make(String(from + index))))

describe("mergeBaskets", () => {
  it("a merge at login adds the pieces of the guest's basket to the customer's lines, and appends the other lines", () => {
    const customers = kept([picked(drill, 2), picked(saw)])
    const guests = kept([picked(lamp), picked(drill, 3), picked(saw, 1, "homeDelivery")])
    assert.deepStrictEqual(
      mergeBaskets(customers, guests),
      kept([picked(drill, 5), picked(saw), picked(lamp), picked(saw, 1, "homeDelivery")]),
    )
  })

  it("a merge at login drops the guest's pieces above 999 per line, and the guest's lines above 200 lines in total", () => {
    assert.deepStrictEqual(mergeBaskets(kept([picked(drill, 998)]), kept([picked(drill, 5)])).lines, [
      picked(drill, 999),
    ])
    const { lines } = mergeBaskets(kept(many(2_000_000, 150)), kept([...many(3_000_000, 60), picked(drill)]))
    assert.lengthOf(lines, 200)
    assert.deepStrictEqual(lines.slice(0, 150), many(2_000_000, 150))
  })

  it("a merge at login keeps the customer's voucher, takes the guest's employee card if the customer has no such card, and appends the guest's new coupons", () => {
    const merged = mergeBaskets(
      kept([], { voucherCode: "MEINS", couponIds: ["c1", "c2"] }),
      kept([], { voucherCode: "GAST", employeeCard: "990003", couponIds: ["c3", "c1"] }),
    )
    assert.deepStrictEqual(
      merged,
      kept([], { voucherCode: "MEINS", employeeCard: "990003", couponIds: ["c1", "c2", "c3"] }),
    )
  })

  it("a merge at login leaves out the guest's pieces that would raise the sum above the maximum, and adds the guest's other pieces", () => {
    const isPayable = (lines: KeptBasket["lines"]) =>
      lines.reduce((pieces, { quantity }) => pieces + quantity, 0) <= 10
    const merged = mergeBasketsOf(
      kept([picked(drill, 6)]),
      kept([picked(drill, 5), picked(saw, 5), picked(lamp, 4)]),
      isPayable,
    )
    assert.deepStrictEqual(merged.lines, [picked(drill, 6), picked(lamp, 4)])
  })

  it("a merge with an empty basket returns the basket that is not empty", () => {
    const lines = fc.uniqueArray(
      fc.tuple(fc.constantFrom(drill, saw, lamp), fc.integer({ min: 1, max: 999 })),
      { selector: ([articleId]) => articleId },
    )
    fc.assert(
      fc.property(lines, (pairs) => {
        const basket = kept(pairs.map(([articleId, quantity]) => picked(articleId, quantity)))
        assert.deepStrictEqual(mergeBaskets(basket, kept([])), basket)
        assert.deepStrictEqual(mergeBaskets(kept([]), basket), basket)
      }),
    )
  })
})
