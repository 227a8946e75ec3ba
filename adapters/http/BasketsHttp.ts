import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { commandsOver } from "@heimwerk/core/basket/commandsOver.ts"
import { BasketError, Baskets, type CommandKey } from "@heimwerk/core/basket/Baskets.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { BasketApi } from "./contract/basket/api.ts"
import { NotInShop, NotPossible } from "./contract/basket/problems.ts"
import { toLimited } from "./contract/basket/toLimited.ts"
import { TooManyTries } from "./contract/problem.ts"
import { RequestError } from "./contract/RequestError.ts"
import { withinBudget } from "./retry.ts"

const isOurRefusal = Schema.is(Schema.Union([NotInShop, NotPossible, TooManyTries]))
const isMisfit = Schema.is(RequestError)

/** A refusal keeps the server's own sentence: it may know more than ours (storefront 8, Voucher). */
const toError = (cause: unknown) => {
  if (!isOurRefusal(cause)) {
    return new BasketError({ reason: isMisfit(cause) ? "Invalid" : "Unavailable", cause })
  }
  const { code: reason, message: answer } = cause
  return new BasketError(answer === "" ? { reason } : { reason, answer })
}

const answer = withinBudget(toError)

/** The visitor's basket in a shop over HTTP; the session cookie says whose it is, the key names the command. */
export const layer: Layer.Layer<Baskets, never, ShopClient> = Layer.effect(
  Baskets,
  Effect.map(clientOf(BasketApi), ({ brand, calls: { basket }, inTurn }) => {
    const send = (command: BasketCommand, key: CommandKey) => {
      const request = { params: { brand }, headers: { "idempotency-key": key } }
      const ofItem = (id: string) => ({ ...request, params: { brand, id } })
      switch (command.kind) {
        case "add":
          return basket.add({ ...request, payload: command.line })
        case "addMany":
          return basket.addMany({ ...request, payload: { items: command.lines } })
        case "update":
          return basket.update({ ...ofItem(command.lineItemId), payload: { quantity: command.quantity } })
        case "remove":
          return basket.remove(ofItem(command.lineItemId))
        case "addVoucher":
          return basket.addVoucher({ ...request, payload: { voucher: command.code } })
        case "removeVoucher":
          return basket.removeVoucher(request)
        case "addLoyaltyCard":
          return basket.addLoyaltyCard({ ...request, payload: { cardNumber: command.cardNumber } })
        case "removeLoyaltyCard":
          return basket.removeLoyaltyCard(request)
        case "addEmployeeCard":
          return basket.addEmployeeCard({ ...request, payload: { employeeCard: command.employeeCard } })
        case "removeEmployeeCard":
          return basket.removeEmployeeCard(request)
        case "addCoupon":
          return basket.addCoupon({ ...request, payload: { couponId: command.couponId } })
        case "removeCoupon":
          return basket.removeCoupon(ofItem(command.couponId))
        case "checkAvailability": {
          const { kind: _, ...payload } = command
          return basket.checkAvailability({ ...request, payload })
        }
      }
    }

    return {
      get: answer(basket.get({ params: { brand } })).pipe(Effect.withSpan("BasketsHttp.get")),
      limited: answer(basket.limited({ params: { brand } })).pipe(
        Effect.map(toLimited),
        Effect.withSpan("BasketsHttp.limited"),
      ),
      ...commandsOver((command, key) =>
        inTurn(answer(send(command, key))).pipe(Effect.withSpan(`BasketsHttp.${command.kind}`)),
      ),
      moveToWishlist: Effect.fn("BasketsHttp.moveToWishlist")(
        (id, key) =>
          answer(basket.moveToWishlist({ params: { brand, id }, headers: { "idempotency-key": key } })),
        inTurn,
      ),
    }
  }),
)
