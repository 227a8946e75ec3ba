import { assert, describe, it } from "@effect/vitest"
import { withOwnCard, withoutOwnCard } from "@heimwerk/core/basket/ownCard.ts"

import { drill, kept, picked } from "./samples.ts"

const lines = [picked(drill, 2)]
const without = kept(lines, { voucherCode: "HEIMWERK5" })
const withOwn = kept(lines, { voucherCode: "HEIMWERK5", loyaltyCardNumber: "277" })
const withOther = kept(lines, { voucherCode: "HEIMWERK5", loyaltyCardNumber: "278" })

describe("a basket and the customer's own loyalty card", () => {
  it.each([
    ["without a card counts with the customer's", without, "277", withOwn],
    ["for which another card was shown counts with that one", withOther, "277", withOther],
    ["of somebody without a card stays as it is", without, undefined, without],
    ["of somebody without a card keeps the one that was shown", withOther, undefined, withOther],
  ])("A basket %s", (_, basket, ownCard, expected) => {
    assert.deepStrictEqual(withOwnCard(basket, ownCard), expected)
  })

  it.each([
    ["leaves the customer's own card out", withOwn, "277", without],
    ["keeps another card", withOther, "277", withOther],
    ["keeps what has no card", without, "277", without],
    ["keeps a card that was shown by somebody without one", withOther, undefined, withOther],
    ["of somebody without a card keeps what has none", without, undefined, without],
  ])("What is kept %s", (_, basket, ownCard, expected) => {
    assert.deepStrictEqual(withoutOwnCard(basket, ownCard), expected)
  })

  it("A basket that does not change is the very same", () => {
    assert.strictEqual(withOwnCard(without, undefined), without)
    assert.strictEqual(withoutOwnCard(without, "277"), without)
    assert.strictEqual(withoutOwnCard(without, undefined), without)
  })
})
