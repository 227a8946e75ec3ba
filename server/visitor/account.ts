import { AccountError, type Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"

import { tokensOfRequest } from "./session.ts"
import type { Settings } from "../settings/ShopSettings.ts"
import { Visitors } from "./Visitors.ts"

/** The account of whoever sent this request; a login and a logout change the cookies of its answer. */
export const accountsOfRequest = Effect.gen(function* () {
  return yield* (yield* Visitors).accounts(yield* tokensOfRequest)
})

type Request = HttpServerRequest.HttpServerRequest | Settings | Visitors

/** The account port of this request for pages, which ask who is logged in; logging in and out is for scripts only. */
export const accountPortOfRequest = Effect.map(Effect.context<Request>(), (services): Accounts["Service"] => {
  const mine = Effect.provideContext(accountsOfRequest, services)
  const notHere = Effect.fail(new AccountError({ reason: "Unavailable" }))
  return {
    config: Effect.flatMap(mine, (accounts) => accounts.config),
    me: Effect.flatMap(mine, (accounts) => accounts.me),
    cardNumber: Effect.flatMap(mine, (accounts) => accounts.cardNumber),
    loginType: () => notHere,
    login: () => notHere,
    checkoutLogin: () => notHere,
    logout: notHere,
  }
})
