import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { BasketError, Baskets, type CommandKey } from "./Baskets.port.ts"
import type { MarketId } from "../values/MarketId.ts"
import type { Quantity } from "../values/Quantity.ts"
import { joinWish } from "../wishlist/changes.ts"
import { makeMove } from "../wishlist/makeMove.ts"
import { wishLineFrom } from "../wishlist/movedLine.ts"
import type { Basket, BasketLine, NewLine } from "./Basket.ts"
import { addLine, addLines, type ExpectedChange, joinLine, removeLine, updateLine } from "./changes.ts"
import type { ErrorKey } from "./ledger.ts"
import { countOf, type Received } from "./received.ts"
import { Shelves } from "./Shelves.ts"
import { voucherCodeOf } from "./voucherCode.ts"

type Send = (key: CommandKey) => Effect.Effect<Basket, BasketError>

const asBefore: ExpectedChange = (basket) => basket

const make = Effect.gen(function* () {
  const baskets = yield* Baskets
  const shelves = yield* Shelves
  const keeper = shelves.basket
  const move = makeMove(shelves)

  const onLine = (lineItemId: string, change: ExpectedChange, send: Send) =>
    keeper.run({ subject: { lineItemId }, change }, send, baskets.get)

  const onKey = (key: ErrorKey, send: Send) =>
    keeper.run({ subject: { key }, change: asBefore }, send, baskets.get)

  return {
    /** The basket as it is shown, with what is under way and what went wrong. */
    state: keeper.state,

    /** Reads the basket in full. */
    load: keeper.load(baskets.get).pipe(Effect.withSpan("BasketService.load")),

    /** Reads the basket in limited mode: enough for the count in the header (storefront 4, Session). */
    loadLimited: keeper.load(baskets.limited).pipe(Effect.withSpan("BasketService.loadLimited")),

    /** Puts pieces of an article into the basket; repeating it adds again. */
    add: Effect.fn("BasketService.add")((line: NewLine) =>
      keeper.run(
        { subject: { key: "generic" }, change: addLine(line), lastUpdated: line },
        (key) => baskets.add(line, key),
        baskets.get,
      ),
    ),

    /** Puts several articles into the basket, all or none; the last one is remembered as the last updated. */
    addMany: Effect.fn("BasketService.addMany")((lines: ReadonlyArray<NewLine>) => {
      const lastUpdated = lines.at(-1)
      return keeper.run(
        {
          subject: { key: "generic" },
          change: addLines(lines),
          ...(lastUpdated === undefined ? {} : { lastUpdated }),
        },
        (key) => baskets.addMany(lines, key),
        baskets.get,
      )
    }),

    /** Sets the quantity of a line. */
    update: Effect.fn("BasketService.update")((lineItemId: string, quantity: Quantity) =>
      onLine(lineItemId, updateLine(lineItemId, quantity), (key) =>
        baskets.update(lineItemId, quantity, key),
      ),
    ),

    /** Takes a line out. */
    remove: Effect.fn("BasketService.remove")((lineItemId: string) =>
      onLine(lineItemId, removeLine(lineItemId), (key) => baskets.remove(lineItemId, key)),
    ),

    /** Puts a line that was taken out back in: it shows at once, with the price it had. */
    putBack: Effect.fn("BasketService.putBack")((line: BasketLine) => {
      const { deliveryType, lineItemId, product, quantity } = line
      const added = { articleId: product.articleId, quantity, deliveryType }
      return onLine(lineItemId, joinLine(line), (key) => baskets.add(added, key))
    }),

    /** Moves a line to the wishlist: it leaves the basket first and then joins the wishlist, or stays where it is. */
    moveToWishlist: Effect.fn("BasketService.moveToWishlist")((lineItemId: string) => {
      const line = keeper.shown().lineItems.find((other) => other.lineItemId === lineItemId)
      const joining = line === undefined ? undefined : wishLineFrom(line)
      return move({
        from: "basket",
        basket: { lineItemId, change: removeLine(lineItemId) },
        wishlist: {
          lineItemId: joining?.lineItemId ?? lineItemId,
          change: joining === undefined ? (wishlist) => wishlist : joinWish(joining),
        },
        send: (key) => baskets.moveToWishlist(lineItemId, key),
        reread: keeper.reread(baskets.get),
      })
    }),

    /** Redeems a typed voucher code; one that cannot be a code is refused without asking the server. */
    addVoucher: Effect.fn("BasketService.addVoucher")((text: string) =>
      onKey("voucher", (key) => {
        const code = voucherCodeOf(text, keeper.shown().voucherConfig.voucherMaxLength)
        return code === undefined
          ? Effect.fail(new BasketError({ reason: "VoucherInvalid" }))
          : baskets.addVoucher(code, key)
      }),
    ),
    removeVoucher: onKey("voucher", (key) => baskets.removeVoucher(key)).pipe(
      Effect.withSpan("BasketService.removeVoucher"),
    ),

    addLoyaltyCard: Effect.fn("BasketService.addLoyaltyCard")((cardNumber: string) =>
      onKey("loyaltyCard", (key) => baskets.addLoyaltyCard(cardNumber, key)),
    ),
    removeLoyaltyCard: onKey("loyaltyCard", (key) => baskets.removeLoyaltyCard(key)).pipe(
      Effect.withSpan("BasketService.removeLoyaltyCard"),
    ),

    addEmployeeCard: Effect.fn("BasketService.addEmployeeCard")((employeeCard: string) =>
      onKey("employeeCard", (key) => baskets.addEmployeeCard(employeeCard, key)),
    ),
    removeEmployeeCard: onKey("employeeCard", (key) => baskets.removeEmployeeCard(key)).pipe(
      Effect.withSpan("BasketService.removeEmployeeCard"),
    ),

    addCoupon: Effect.fn("BasketService.addCoupon")((couponId: string) =>
      onKey("generic", (key) => baskets.addCoupon(couponId, key)),
    ),
    removeCoupon: Effect.fn("BasketService.removeCoupon")((couponId: string) =>
      onKey("generic", (key) => baskets.removeCoupon(couponId, key)),
    ),

    /** Reduces the lines to what there is; what was taken away stands in `changedStock`. */
    checkAvailability: Effect.fn("BasketService.checkAvailability")((marketId: MarketId | undefined) =>
      onKey("generic", (key) => baskets.checkAvailability(marketId, key)),
    ),

    /** Takes over a basket that came with a page or from another tab, unless it is older than what is known. */
    replace: (basket: Received<Basket>) => keeper.replace({ ...basket, totalQuantity: countOf(basket) }),

    /** Forgets the messages of what went wrong. */
    dismissErrors: keeper.dismissErrors,
  } as const
})

/**
 * A visitor's basket in the browser (storefront 4, basket actions): changes show at once and go to the server one after
 * the other, each under a key of its own, so that the adapter may try it again. A change that fails is taken back, alone;
 * its German message is kept for its line, or under its key, and is also the command's error. An answer that is older than
 * what is known is left aside. A command goes on when the fiber that gave it is interrupted.
 */
export class BasketService extends Context.Service<BasketService>()("core/basket/BasketService", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(Shelves.layer))
}
