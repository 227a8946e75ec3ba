import { assert, describe, it } from "@effect/vitest"
import { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { articlesConcerned, changedBasket, type Refusal } from "@heimwerk/core/basket/changedBasket.ts"
import type { KeptBasket } from "@heimwerk/core/basket/KeptBasket.ts"
import { unitPriceOf } from "@heimwerk/core/basket/unitPrice.ts"
import { voucherCodeOf } from "@heimwerk/core/basket/voucherCode.ts"
import { fingerprintOver } from "@heimwerk/core/command/fingerprint.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import * as fc from "fast-check"

import { benefits, drill, kept, lamp, picked, products, saw } from "./samples.ts"

const supply = { products, benefits }
const after = (before: KeptBasket, command: BasketCommand) => changedBasket(before, command, supply)
const market = MarketId.make("520")
const one = kept([picked(drill)])

/** Different basket commands, at least one of each kind. */
const commands: ReadonlyArray<BasketCommand> = [
  { kind: "add", line: picked(drill) },
  { kind: "add", line: picked(drill, 2) },
  { kind: "addMany", lines: [picked(drill)] },
  { kind: "addMany", lines: [picked(drill), picked(saw)] },
  { kind: "update", lineItemId: "a", quantity: toQuantity(1) },
  { kind: "remove", lineItemId: "a" },
  { kind: "addVoucher", code: "a" },
  { kind: "removeVoucher" },
  { kind: "addLoyaltyCard", cardNumber: "a" },
  { kind: "removeLoyaltyCard" },
  { kind: "addEmployeeCard", employeeCard: "a" },
  { kind: "removeEmployeeCard" },
  { kind: "addCoupon", couponId: "a" },
  { kind: "addCoupon", couponId: "b" },
  { kind: "removeCoupon", couponId: "a" },
  { kind: "checkAvailability" },
  { kind: "checkAvailability", marketId: market },
]

describe("voucherCodeOf", () => {
  it.each([
    ["FUENF", "FUENF"],
    ["  FUENF\n", "FUENF"],
    ["a", "A"],
    ["heim-werk 5", "HEIMWERK5"],
    ["Heim\u00a0werk\u20115\u200b", "HEIMWERK5"],
    ["123456789012", "123456789012"],
    ["1234-5678-9012", "123456789012"],
    ["1234567890123", undefined],
    [" 123456789012 ", "123456789012"],
    ["", undefined],
    [" - ", undefined],
  ])("the voucher code in the typed text %o is (undefined: none): %o", (text, code) => {
    assert.strictEqual(voucherCodeOf(text), code)
  })

  it("voucherCodeOf accepts a voucher code only up to the length that its second argument gives", () => {
    assert.strictEqual(voucherCodeOf("1234567890123", 13), "1234567890123")
    assert.isUndefined(voucherCodeOf("12345", 4))
  })

  it.each(["\u1fd2", "\u1e9e", "\u0130"])(
    "the voucher code of %s and of its lower-case form are the same, although its upper case consists of other letters",
    (text) => {
      const code = voucherCodeOf(text) ?? assert.fail("The text is not a code.")
      assert.deepStrictEqual([voucherCodeOf(code.toLowerCase()), voucherCodeOf(code)], [code, code])
    },
  )

  it("a voucher code never contains blanks or hyphens, never exceeds its maximum length, and can be typed in lower case", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20, unit: "grapheme" }), (text) => {
        const code = voucherCodeOf(text)
        if (code === undefined) return
        assert.notMatch(code, /[\s-]/u)
        assert.isAtMost(code.length, 12)
        assert.strictEqual(voucherCodeOf(`-${code.toLowerCase()} `), voucherCodeOf(code))
      }),
    )
  })
})

describe("unitPriceOf", () => {
  const price = { regular: toCents(10_00), special: toCents(8_00) }
  it.each([
    ["8,00 € without a card", price, false, 8_00],
    ["8,00 € with a card and without a card price", price, true, 8_00],
    [
      "7,99 € with a card and a card price of 7,99 €",
      { ...price, loyaltyCardPrice: toCents(7_99) },
      true,
      7_99,
    ],
    [
      "8,00 € with a card and a card price of 9,00 €",
      { ...price, loyaltyCardPrice: toCents(9_00) },
      true,
      8_00,
    ],
    [
      "8,00 € without a card and with a card price of 0,01 €",
      { ...price, loyaltyCardPrice: toCents(1) },
      false,
      8_00,
    ],
  ])(
    "an article with the regular price 8,00 € has this unit price in the basket: %s",
    (_, known, hasCard, expected) => {
      assert.strictEqual(unitPriceOf(known, hasCard), expected)
    },
  )
})

describe("changedBasket: vouchers, cards and coupons", () => {
  it.each<[string, BasketCommand, Refusal]>([
    ["an empty code", { kind: "addVoucher", code: " " }, "VoucherInvalid"],
    ["an unknown code", { kind: "addVoucher", code: "SECHS" }, "VoucherUnknown"],
    [
      "a code whose minimum sum the basket does not reach",
      { kind: "addVoucher", code: "ZWANZIG" },
      "VoucherTooEarly",
    ],
    ["an unknown loyalty card", { kind: "addLoyaltyCard", cardNumber: "1" }, "LoyaltyCardUnknown"],
    ["an unknown employee card", { kind: "addEmployeeCard", employeeCard: "1" }, "EmployeeCardUnknown"],
    ["an unknown coupon", { kind: "addCoupon", couponId: "c3" }, "CouponUnknown"],
  ])("the basket refuses %s", (_, command, reason) => {
    assert.strictEqual(after(one, command), reason)
  })

  it("the basket refuses even a valid voucher code while vouchers are switched off", () => {
    const off = { products, benefits: { ...benefits, vouchersEnabled: false } }
    assert.strictEqual(changedBasket(one, { kind: "addVoucher", code: "FUENF" }, off), "VouchersDisabled")
  })

  it("the basket accepts a voucher only if the sum of its lines, at card prices with a loyalty card, reaches the voucher's minimum", () => {
    const twenty = { kind: "addVoucher", code: "ZWANZIG" } as const
    assert.deepStrictEqual(
      after(kept([picked(drill, 5)]), twenty),
      kept([picked(drill, 5)], { voucherCode: "ZWANZIG" }),
    )
    const lamps = [picked(lamp, 10)]
    assert.isObject(after(kept(lamps), twenty))
    assert.strictEqual(after(kept(lamps, { loyaltyCardNumber: "2770010000024" }), twenty), "VoucherTooEarly")
  })

  it("a new voucher or card replaces the old one in the basket, and its code is stored without surrounding spaces", () => {
    const held = kept([], { voucherCode: "ALT", loyaltyCardNumber: "alt", employeeCard: "alt" })
    assert.deepStrictEqual(
      after(held, { kind: "addVoucher", code: " FUENF " }),
      kept([], { ...held.attached, voucherCode: "FUENF" }),
    )
    assert.deepStrictEqual(
      after(held, { kind: "addLoyaltyCard", cardNumber: " 2770010000024 " }),
      kept([], { ...held.attached, loyaltyCardNumber: "2770010000024" }),
    )
    assert.deepStrictEqual(
      after(held, { kind: "addEmployeeCard", employeeCard: " 990003 " }),
      kept([], { ...held.attached, employeeCard: "990003" }),
    )
  })

  it("a basket command removes only the voucher, card or coupon that it names", () => {
    const all = { voucherCode: "FUENF", loyaltyCardNumber: "1", employeeCard: "2", couponIds: ["c1", "c2"] }
    const { employeeCard, loyaltyCardNumber, voucherCode, ...rest } = all
    const held = kept([], all)
    const off = (command: BasketCommand) => after(held, command)
    assert.deepStrictEqual(
      off({ kind: "removeVoucher" }),
      kept([], { ...rest, loyaltyCardNumber, employeeCard }),
    )
    assert.deepStrictEqual(
      off({ kind: "removeLoyaltyCard" }),
      kept([], { ...rest, voucherCode, employeeCard }),
    )
    assert.deepStrictEqual(
      off({ kind: "removeEmployeeCard" }),
      kept([], { ...rest, voucherCode, loyaltyCardNumber }),
    )
    assert.deepStrictEqual(
      off({ kind: "removeCoupon", couponId: "c1" }),
      kept([], { ...all, couponIds: ["c2"] }),
    )
    assert.deepStrictEqual(after(kept([]), { kind: "removeVoucher" }), kept([]))
  })

  it("a coupon that is already in the basket is not added again, and a new coupon is added at the end", () => {
    const used = kept([], { couponIds: ["c2"] })
    assert.deepStrictEqual(
      after(used, { kind: "addCoupon", couponId: "c1" }),
      kept([], { couponIds: ["c2", "c1"] }),
    )
    assert.deepStrictEqual(after(used, { kind: "addCoupon", couponId: "c2" }), used)
  })
})

describe("changedBasket: lines", () => {
  it("the list of articles that a basket command concerns contains the articles in the basket and the articles that the command adds, each once", () => {
    const lines = [picked(drill), picked(drill, 1, "homeDelivery")]
    assert.deepStrictEqual(articlesConcerned(lines, { kind: "removeVoucher" }), [drill])
    assert.deepStrictEqual(articlesConcerned(lines, { kind: "add", line: picked(saw) }), [drill, saw])
    const many = { kind: "addMany", lines: [picked(lamp), picked(drill)] } as const
    assert.deepStrictEqual(articlesConcerned(lines, many), [drill, lamp])
  })

  it("a basket command adds all its lines, or none if one of its articles is not sold or would exceed 999 pieces", () => {
    const many = (...lines: ReadonlyArray<ReturnType<typeof picked>>) =>
      changedBasket(one, { kind: "addMany", lines }, { products: products.slice(0, 2), benefits })
    assert.deepStrictEqual(many(picked(saw), picked(drill, 2)), kept([picked(drill, 3), picked(saw)]))
    assert.strictEqual(many(picked(saw), picked(lamp)), "UnknownArticle")
    assert.strictEqual(many(picked(saw), picked(drill, 999), picked(saw)), "QuantityExceeded")
    assert.deepStrictEqual(many(), one)
  })

  it("a basket command changes or removes only the line that it names, and is refused if this line does not exist or the sum becomes too high", () => {
    const two = kept([picked(drill, 2), picked(saw, 3)])
    const update = (lineItemId: string) => after(two, { kind: "update", lineItemId, quantity: toQuantity(9) })
    assert.deepStrictEqual(update("1000002-marketPickup"), kept([picked(drill, 2), picked(saw, 9)]))
    assert.deepStrictEqual(
      after(two, { kind: "remove", lineItemId: "1000001-marketPickup" }),
      kept([picked(saw, 3)]),
    )
    assert.strictEqual(update("1000002-homeDelivery"), "UnknownLine")
    assert.strictEqual(after(two, { kind: "remove", lineItemId: "1000003-marketPickup" }), "UnknownLine")
    const most = { kind: "update", lineItemId: "1000001-marketPickup", quantity: toQuantity(999) } as const
    const dear = products.map((known) => ({ ...known, price: { ...known.price, regular: toCents(200_000) } }))
    assert.strictEqual(changedBasket(two, most, { products: dear, benefits }), "Invalid")
  })

  it("the basket refuses a command that raises its sum above 999.910,09 €", () => {
    const dear = products.map((known) => ({
      ...known,
      price: { ...known.price, regular: toCents(99_991_009) },
    }))
    const add = (quantity: number) =>
      changedBasket(kept([]), { kind: "add", line: picked(drill, quantity) }, { products: dear, benefits })
    assert.isObject(add(1))
    assert.strictEqual(add(2), "Invalid")
  })

  it("the fingerprint of a basket command depends on its kind and fields, not on the order of keys", () => {
    const fingerprintOf = fingerprintOver("basket", BasketCommand)
    assert.lengthOf(new Set(commands.map(fingerprintOf)), commands.length)
    assert.strictEqual(
      fingerprintOf({ kind: "update", lineItemId: "a", quantity: toQuantity(1) }),
      'basket {"kind":"update","lineItemId":"a","quantity":1}',
    )
    assert.strictEqual(
      fingerprintOf({ quantity: toQuantity(1), lineItemId: "a", kind: "update" }),
      fingerprintOf({ kind: "update", lineItemId: "a", quantity: toQuantity(1) }),
    )
  })
})
