import { assert, describe, it } from "@effect/vitest"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { expectedChange, joinLine, removeLine } from "@heimwerk/core/basket/expectedChange.ts"
import { emptyBasket, keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import { countOf } from "@heimwerk/core/basket/received.ts"
import { basketTotals } from "@heimwerk/core/basket/totals.ts"
import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { drill, item, lamp, picked, saw } from "./samples.ts"

const voucher = { kind: "voucher", label: "Gutschein", worth: { cents: toCents(2_00) } } as const
const tenth = { kind: "coupon", label: "10 %", worth: { percent: 10 } } as const
const basket: Basket = {
  ...emptyBasket,
  id: "b1",
  version: 3,
  lineItems: [item(drill, 2, 1_00), item(saw, 1, 5_00)],
  ...basketTotals([item(drill, 2, 1_00), item(saw, 1, 5_00)], [tenth, voucher]),
  messages: ["Hinweis"],
}

describe("limitedBasket", () => {
  it("a limited basket contains ids, articles, quantities and the count, but no names and no sums", () => {
    const limited = limitedBasket(basket)
    assert.deepInclude(limited, {
      id: "b1",
      version: 3,
      type: "limited",
      totalQuantity: 3,
      canCheckout: true,
      vatLists: [],
      messages: ["Hinweis"],
    })
    assert.deepStrictEqual([limited.sum, limited.totalCost, limited.sumExcludingVat].map(Number), [0, 0, 0])
    assert.deepStrictEqual(limited.lineItems[0], {
      lineItemId: "1000001-marketPickup",
      product: { articleId: drill, name: "", brand: "", link: "", image: "" },
      quantity: toQuantity(2),
      unitPrice: toCents(0),
      sum: toCents(0),
      deliveryType: "marketPickup",
    })
    assert.lengthOf(limited.lineItems, 2)
    assert.isFalse(limitedBasket(emptyBasket).canCheckout)
  })
})

describe("empty basket", () => {
  it("an empty basket, as shown and as stored, has no lines, vouchers, cards or coupons; a shop without benefits knows no vouchers, cards or coupons", () => {
    const none = toCents(0)
    const changedStock = { reduced: [], removed: [] }
    assert.deepStrictEqual(emptyBasket, {
      id: "",
      type: "full",
      version: 0,
      totalQuantity: 0,
      lineItems: [],
      sum: none,
      totalCost: none,
      sumExcludingVat: none,
      totals: [{ kind: "goods", label: "Warenwert", amount: none }],
      vatLists: [],
      canCheckout: false,
      messages: [],
      featureFlags: {},
      voucherConfig: { enabled: false, voucherMaxLength: 12 },
      loyaltyConfig: {},
      coupons: [],
      changedStock,
    })
    assert.deepStrictEqual(keptNothing, { lines: [], attached: { couponIds: [], changedStock } })
    assert.deepStrictEqual(noBenefits, {
      featureFlags: {},
      vouchersEnabled: false,
      vouchers: [],
      coupons: [],
      loyaltyCards: [],
      employeeCards: [],
      employeePercent: 1,
    })
  })
})

describe("countOf", () => {
  it("the count of a received basket is the count of the server, or the sum of the quantities if the server sends no count", () => {
    const { totalQuantity: _, ...uncounted } = basket
    assert.strictEqual(countOf(uncounted), 3)
    assert.strictEqual(countOf({ ...uncounted, totalQuantity: 0 }), 0)
    assert.strictEqual(countOf({ lineItems: [] }), 0)
  })
})

describe("expected changes of discounts and several lines", () => {
  it("the expected change of the basket includes newly computed discounts", () => {
    const more = expectedChange({
      kind: "update",
      lineItemId: "1000001-marketPickup",
      quantity: toQuantity(10),
    })(basket)
    assert.deepStrictEqual([more.sum, more.totalCost].map(Number), [15_00, 11_50])
    const none = removeLine("1000001-marketPickup")(removeLine("1000002-marketPickup")(basket))
    assert.deepStrictEqual([none.totalCost, none.totals.length], [toCents(0), 3])
  })

  it("the expected change for several added articles raises the quantities of existing lines, and counts the pieces of other articles without adding lines for them", () => {
    const more = expectedChange({
      kind: "addMany",
      lines: [picked(drill, 2), picked(lamp, 4), picked(drill, 1)],
    })(basket)
    assert.deepStrictEqual(
      more.lineItems.map(({ quantity }) => Number(quantity)),
      [5, 1],
    )
    assert.strictEqual(more.totalQuantity, 10)
    assert.strictEqual(expectedChange({ kind: "addMany", lines: [] })(basket), basket)
  })

  it("a moved wishlist line is merged with the basket line of the same article and delivery type, or becomes a new basket line", () => {
    const { sum: _, ...joining } = item(drill, 3, 1_00)
    const same = joinLine(joining)(basket)
    assert.deepStrictEqual(
      [same.lineItems.length, Number(same.lineItems[0]?.quantity), same.totalQuantity, Number(same.sum)],
      [2, 5, 6, 10_00],
    )
    const own = joinLine({ ...joining, lineItemId: "1000001-homeDelivery", deliveryType: "homeDelivery" })(
      basket,
    )
    assert.deepStrictEqual(own.lineItems.at(2), item(drill, 3, 1_00, "homeDelivery"))
    assert.deepStrictEqual([own.totalQuantity, Number(own.sum)], [6, 10_00])
  })

  it("a wishlist line is not moved to the basket if it would raise the sum above the maximum", () => {
    const { sum: _, ...dear } = { ...item(lamp, 2, 1), unitPrice: toCents(99_999_999) }
    assert.strictEqual(joinLine(dear)(basket), basket)
    assert.strictEqual(joinLine({ ...dear, quantity: toQuantity(1) })(basket), basket)
  })
})

describe("BasketError", () => {
  it.each([
    ["UnknownArticle", "Diesen Artikel gibt es bei uns nicht (mehr)."],
    ["UnknownLine", "Dieser Artikel liegt nicht mehr in deinem Warenkorb."],
    ["QuantityExceeded", "Von einem Artikel sind online höchstens 999 Stück möglich."],
    ["TooManyLines", "Dein Warenkorb fasst höchstens 200 verschiedene Artikel."],
    ["WishlistFull", "Deine Merkliste fasst höchstens 200 verschiedene Artikel."],
    ["VoucherInvalid", "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein."],
    ["VoucherUnknown", "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe."],
    ["VoucherTooEarly", "Der Warenwert reicht für diesen Gutschein noch nicht aus."],
    ["VouchersDisabled", "Gutscheine können gerade nicht eingelöst werden."],
    ["LoyaltyCardUnknown", "Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe."],
    ["EmployeeCardUnknown", "Diese Mitarbeiterkartennummer ist nicht gültig. Bitte prüfe deine Eingabe."],
    ["CouponUnknown", "Diesen Coupon gibt es nicht (mehr)."],
    ["Invalid", "Diese Änderung am Warenkorb ist so nicht möglich. Bitte prüfe deine Eingabe."],
    ["Unavailable", "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal."],
  ] as const)("the basket error %s has the message: %s", (reason, message) => {
    assert.strictEqual(new BasketError({ reason }).message, message)
  })

  it("a basket error has the server's sentence as its message if the server sends a sentence", () => {
    const answer = "Dieser Gutschein wurde schon eingelöst."
    assert.strictEqual(new BasketError({ reason: "VoucherUnknown", answer }).message, answer)
  })

  it("after a failed read, an error of an unavailable basket says that the basket could not be loaded", () => {
    const cause = new Error("no connection")
    const failed = BasketError.ofRead(new BasketError({ reason: "Unavailable", cause }))
    assert.strictEqual(
      failed.message,
      "Der Warenkorb kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
    )
    assert.strictEqual(failed.cause, cause)
  })

  it("after a failed read, an error of the basket is returned unchanged unless it says that the basket is unavailable", () => {
    const invalid = new BasketError({ reason: "Invalid" })
    assert.strictEqual(BasketError.ofRead(invalid), invalid)
  })
})
