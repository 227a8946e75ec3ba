import { assert } from "@effect/vitest"
import type { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Effect, type Scope } from "effect"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { expiredCoupon, smallWorld } from "../support/smallWorld.ts"
import type { SuiteIt } from "./Suite.ts"

const idOf = (name: string) =>
  smallWorld.assortment.articles.find(({ product }) => product.name === name)?.product.articleId ??
  ArticleId.make("999999")
const drill = idOf("Grimmholt Akku-Bohrschrauber 12 V")
const screwdriver = idOf("Schraubendreher Schlitz")
const unknown = ArticleId.make("999999")
const line = (articleId: ArticleId, quantity = 1) => ({
  articleId,
  quantity: Quantity.make(quantity),
  deliveryType: "marketPickup" as const,
})
const reasonOf = <A>(command: Effect.Effect<A, BasketError>) =>
  Effect.map(Effect.flip(command), ({ reason }) => reason)

/**
 * Tests of multiple adds, vouchers, cards, coupons and stock checks for every adapter of the baskets. The
 * adapter must show `smallWorld` with its benefits.
 *
 * @param visitor a new visitor with an empty basket, for each test
 */
export const basketBenefitsSuite = <E, R>(
  it: SuiteIt<R>,
  visitor: Effect.Effect<Baskets["Service"], E, R | Scope.Scope>,
) => {
  it.effect(
    "one basket command adds several articles together, and adds no article if one of them is refused",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        const both = [line(drill, 2), line(screwdriver), line(drill, 3)]
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addMany", lines: [...both, line(unknown)] }, "k1")),
          "UnknownArticle",
        )
        assert.deepStrictEqual(yield* baskets.read("full"), emptyBasket)
        const { lineItems, version } = yield* baskets.run({ kind: "addMany", lines: both }, "k2")
        assert.deepStrictEqual(
          lineItems.map(({ product, quantity }) => [product.articleId, quantity]),
          [
            [drill, 5],
            [screwdriver, 1],
          ],
        )
        assert.strictEqual((yield* baskets.run({ kind: "addMany", lines: both }, "k2")).version, version)
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addMany", lines: [line(drill, 995)] }, "k3")),
          "QuantityExceeded",
        )
      }),
  )

  it.effect("a voucher reduces the total, can be replaced by another voucher and can be removed", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      yield* baskets.run({ kind: "add", line: line(drill, 2) }, "k1")
      const five = yield* baskets.run({ kind: "addVoucher", code: " HEIMWERK5 " }, "k2")
      assert.deepStrictEqual(
        [five.voucherConfig.voucherCode, Number(five.sum), Number(five.totalCost)],
        ["HEIMWERK5", 9998, 9498],
      )
      assert.deepStrictEqual(
        five.totals.map(({ amount, kind, label }) => [kind, label, Number(amount)]),
        [
          ["goods", "Warenwert", 9998],
          ["voucher", "Gutschein 5 €", 500],
        ],
      )
      assert.strictEqual(five.sumExcludingVat + Number(five.vatLists[0]?.amount), 9498)
      const tenth = yield* baskets.run({ kind: "addVoucher", code: "FRUEHLING10" }, "k3")
      assert.deepStrictEqual(
        [tenth.voucherConfig.voucherCode, Number(tenth.totalCost)],
        ["FRUEHLING10", 8999],
      )
      const none = yield* baskets.run({ kind: "removeVoucher" }, "k4")
      assert.deepStrictEqual([none.voucherConfig.voucherCode, Number(none.totalCost)], [undefined, 9998])
      assert.deepStrictEqual(none.voucherConfig, { enabled: true, voucherMaxLength: 12 })
    }),
  )

  it.effect.each(["heimwerk5", "Heim-Werk-5", " HEIM WERK 5 ", "heim\u2011werk\u00a05"])(
    "the basket accepts the voucher code HEIMWERK5 typed as %j",
    (code) =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        yield* baskets.run({ kind: "add", line: line(drill, 2) }, "k1")
        const { totalCost, voucherConfig } = yield* baskets.run({ kind: "addVoucher", code }, "k2")
        assert.deepStrictEqual([voucherConfig.voucherCode, Number(totalCost)], ["HEIMWERK5", 9498])
        assert.deepStrictEqual((yield* baskets.read("full")).voucherConfig.voucherCode, "HEIMWERK5")
      }),
  )

  it.effect(
    "the basket accepts card numbers with hyphens and with the blanks that the account page prints",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        const [card = ""] = smallWorld.benefits.loyaltyCards
        const [employee = ""] = smallWorld.benefits.employeeCards
        const spaced = card.replaceAll(/(.{4})(?=.)/gu, "$1 ")
        assert.include(spaced, " ")
        const held = yield* baskets.run({ kind: "addLoyaltyCard", cardNumber: spaced }, "k1")
        assert.deepStrictEqual(held.loyaltyConfig, { loyaltyCardNumber: card })
        const typed = `${employee.slice(0, 2)}-${employee.slice(2)} `
        const both = yield* baskets.run({ kind: "addEmployeeCard", employeeCard: typed }, "k2")
        assert.strictEqual(both.employeeCard, employee)
      }),
  )

  it.effect(
    "a voucher that cannot be used is refused with the reason, and the previous voucher remains in the basket",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        yield* baskets.run({ kind: "add", line: line(drill, 1) }, "k1")
        const before = yield* baskets.run({ kind: "addVoucher", code: "HEIMWERK5" }, "k2")
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addVoucher", code: "  " }, "k3")),
          "VoucherInvalid",
        )
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addVoucher", code: "A234567890123" }, "k4")),
          "VoucherInvalid",
        )
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addVoucher", code: "heimwerk6" }, "k5")),
          "VoucherUnknown",
        )
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addVoucher", code: "WERKSTATT20" }, "k6")),
          "VoucherTooEarly",
        )
        assert.deepStrictEqual(yield* baskets.read("full"), before)
      }),
  )

  it.effect(
    "card prices apply only while a loyalty card is in the basket, and an unknown loyalty card is refused",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        const usual = yield* baskets.run({ kind: "add", line: line(screwdriver, 2) }, "k1")
        const [card = ""] = smallWorld.benefits.loyaltyCards
        const held = yield* baskets.run({ kind: "addLoyaltyCard", cardNumber: card }, "k2")
        assert.deepStrictEqual(held.loyaltyConfig, { loyaltyCardNumber: card })
        assert.deepStrictEqual([Number(usual.sum), Number(held.sum)], [998, 798])
        assert.deepStrictEqual([held.lineItems[0]?.unitPrice, held.lineItems[0]?.referencePrice], [399, 499])
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addLoyaltyCard", cardNumber: "123" }, "k3")),
          "LoyaltyCardUnknown",
        )
        const without = yield* baskets.run({ kind: "removeLoyaltyCard" }, "k4")
        assert.deepStrictEqual([without.loyaltyConfig, without.lineItems], [{}, usual.lineItems])
      }),
  )

  it.effect("an employee card subtracts its percentage, and an unknown employee card is refused", () =>
    Effect.gen(function* () {
      const baskets = yield* visitor
      yield* baskets.run({ kind: "add", line: line(drill, 1) }, "k1")
      const [card = ""] = smallWorld.benefits.employeeCards
      const held = yield* baskets.run({ kind: "addEmployeeCard", employeeCard: card }, "k2")
      assert.deepStrictEqual([held.employeeCard, Number(held.totalCost)], [card, 4500])
      assert.strictEqual(
        yield* reasonOf(baskets.run({ kind: "addEmployeeCard", employeeCard: "1" }, "k3")),
        "EmployeeCardUnknown",
      )
      const without = yield* baskets.run({ kind: "removeEmployeeCard" }, "k4")
      assert.deepStrictEqual([without.employeeCard, Number(without.totalCost)], [undefined, 4999])
    }),
  )

  it.effect(
    "several valid coupons apply once each before the voucher, and unknown or expired coupons are refused",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        yield* baskets.run({ kind: "add", line: line(drill, 2) }, "k1")
        yield* baskets.run({ kind: "addVoucher", code: "HEIMWERK5" }, "k2")
        yield* baskets.run({ kind: "addCoupon", couponId: "coupon-garten" }, "k3")
        yield* baskets.run({ kind: "addCoupon", couponId: "coupon-farbe" }, "k4")
        const all = yield* baskets.run({ kind: "addCoupon", couponId: "coupon-garten" }, "k5")
        assert.deepStrictEqual(
          all.coupons.map(({ couponId }) => couponId),
          ["coupon-garten", "coupon-farbe"],
        )
        assert.deepStrictEqual(
          all.totals.map(({ amount }) => Number(amount)),
          [9998, 1000, 449, 500],
        )
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addCoupon", couponId: "coupon-x" }, "k6")),
          "CouponUnknown",
        )
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addCoupon", couponId: expiredCoupon.couponId }, "k6b")),
          "CouponUnknown",
        )
        const fewer = yield* baskets.run({ kind: "removeCoupon", couponId: "coupon-garten" }, "k7")
        assert.deepStrictEqual(fewer.coupons, [{ couponId: "coupon-farbe", label: "5 % Coupon" }])
      }),
  )

  it.effect(
    "a stock check for a market reduces or removes unavailable basket lines, and the basket reports them until its next change",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        const market = MarketId.make("520")
        const stockOf = (articleId: ArticleId) => smallWorld.assortment.stock(articleId, market)
        const scarce = smallWorld.assortment.articles.find(
          ({ product }) => stockOf(product.articleId) > 0,
        )?.product
        const gone = smallWorld.assortment.articles.find(
          ({ orderable, product }) => !orderable && stockOf(product.articleId) === 0,
        )?.product
        if (scarce === undefined || gone === undefined) throw new Error("The small world has changed.")
        const left = stockOf(scarce.articleId)
        yield* baskets.run(
          { kind: "addMany", lines: [line(scarce.articleId, left + 5), line(gone.articleId)] },
          "k1",
        )
        const unknownMarket = yield* baskets.run({ kind: "checkAvailability" }, "k2")
        assert.deepStrictEqual(unknownMarket.changedStock, { reduced: [], removed: [] })
        const checked = yield* baskets.run({ kind: "checkAvailability", marketId: market }, "k3")
        assert.deepStrictEqual(
          checked.lineItems.map(({ product, quantity }) => [product.articleId, quantity]),
          [[scarce.articleId, left]],
        )
        assert.deepStrictEqual(
          [...checked.changedStock.reduced, ...checked.changedStock.removed].map(({ message }) => message),
          [
            `Von „${scarce.name}“ sind nur noch ${left} Stück verfügbar. Wir haben die Menge angepasst.`,
            `„${gone.name}“ ist gerade nicht verfügbar und wurde aus deinem Warenkorb herausgenommen.`,
          ],
        )
        assert.deepStrictEqual(yield* baskets.read("full"), checked)
        assert.deepStrictEqual(
          yield* baskets.run({ kind: "checkAvailability", marketId: market }, "k3"),
          checked,
        )
        const next = yield* baskets.run({ kind: "add", line: line(drill) }, "k4")
        assert.deepStrictEqual(next.changedStock, { reduced: [], removed: [] })
      }),
  )

  it.effect(
    "a voucher remains when basket lines change, and a repeated idempotency key does not apply a removed voucher again",
    () =>
      Effect.gen(function* () {
        const baskets = yield* visitor
        yield* baskets.run({ kind: "addVoucher", code: "HEIMWERK5" }, "k1")
        const { totalCost, voucherConfig } = yield* baskets.run(
          { kind: "add", line: line(screwdriver) },
          "k2",
        )
        assert.deepStrictEqual([Number(totalCost), voucherConfig.voucherCode], [0, "HEIMWERK5"])
        yield* baskets.run({ kind: "removeVoucher" }, "k3")
        assert.isUndefined(
          (yield* baskets.run({ kind: "addVoucher", code: "HEIMWERK5" }, "k1")).voucherConfig.voucherCode,
        )
        assert.strictEqual(
          yield* reasonOf(baskets.run({ kind: "addVoucher", code: "FRUEHLING10" }, "k1")),
          "Invalid",
        )
      }),
  )
}
