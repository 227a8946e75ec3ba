import { assert, describe, it } from "@effect/vitest"
import { withOwnCard, withoutOwnCard } from "@heimwerk/core/basket/ownCard.ts"

import { drill, kept, picked } from "./samples.ts"

const lines = [picked(drill, 2)]
const without = kept(lines, { voucherCode: "HEIMWERK5" })
const withOwn = kept(lines, { voucherCode: "HEIMWERK5", loyaltyCardNumber: "277" })
const withOther = kept(lines, { voucherCode: "HEIMWERK5", loyaltyCardNumber: "278" })

describe("the customer's own loyalty card in the basket", () => {
  it.each([
    ["without a loyalty card uses the customer's own card", without, "277", withOwn],
    ["with another loyalty card keeps that card", withOther, "277", withOther],
    ["without a loyalty card stays without one if the customer has none", without, undefined, without],
    ["with a loyalty card keeps it if the customer has none", withOther, undefined, withOther],
  ])("a basket %s", (_, basket, ownCard, expected) => {
    assert.deepStrictEqual(withOwnCard(basket, ownCard), expected)
  })

  it.each([
    ["never contains the customer's own loyalty card", withOwn, "277", without],
    ["keeps another loyalty card", withOther, "277", withOther],
    ["without a loyalty card stays unchanged for a customer with a card", without, "277", without],
    ["keeps a loyalty card that a customer without an own card entered", withOther, undefined, withOther],
    ["without a loyalty card stays unchanged for a customer without a card", without, undefined, without],
  ])("the stored basket %s", (_, basket, ownCard, expected) => {
    assert.deepStrictEqual(withoutOwnCard(basket, ownCard), expected)
  })

  it("a basket that does not change with the customer's loyalty card is returned as the same object", () => {
    assert.strictEqual(withOwnCard(without, undefined), without)
    assert.strictEqual(withoutOwnCard(without, "277"), without)
    assert.strictEqual(withoutOwnCard(without, undefined), without)
  })
})
