import { configToWire, toWire } from "@heimwerk/adapters/http/contract/account/Customer.ts"
import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { AccountError, Accounts, type Credentials } from "@heimwerk/core/account/Accounts.port.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Redacted } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"

import { isFromOwnScript } from "../security/stateChange.ts"
import { Settings } from "../settings/ShopSettings.ts"
import { makeLoginLimits } from "./loginLimits.ts"

const credentialsOf = (payload: { readonly email: Email; readonly password: string }): Credentials => ({
  email: payload.email,
  password: Redacted.make(payload.password),
})

/** Handlers of the account endpoints. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "account",
  Effect.fn(function* (handlers) {
    const settings = yield* Settings
    const limits = yield* makeLoginLimits
    const logout = Accounts.use((accounts) => accounts.logout)

    return handlers.handleAll({
      me: () =>
        Effect.map(
          Accounts.use(({ me }) => me),
          (customer) => (customer === undefined ? {} : toWire(customer)),
        ),
      cardNumber: () =>
        Effect.flatMap(
          Accounts.use(({ me }) => me),
          (customer) => {
            if (customer === undefined) return Effect.fail(new AccountError({ reason: "NotLoggedIn" }))
            const { loyaltyCard: cardNumber } = customer
            return Effect.succeed(cardNumber === undefined ? {} : { cardNumber })
          },
        ),
      config: () =>
        Effect.map(
          Accounts.use(({ config }) => config),
          configToWire,
        ),
      login: ({ payload }) =>
        limits
          .login(Accounts.use((accounts) => accounts.login(credentialsOf(payload))))
          .pipe(Effect.map(toWire)),
      checkoutLogin: ({ payload }) =>
        limits
          .login(Accounts.use((accounts) => accounts.checkoutLogin(credentialsOf(payload))))
          .pipe(Effect.map(toWire)),
      loginType: ({ payload: { email, turnstile_token: token } }) =>
        limits
          .loginType(
            email,
            Accounts.use((accounts) => accounts.loginType(email, token)),
          )
          .pipe(Effect.map((type) => ({ login_type: type }))),
      // GET requests are not checked for their origin before they reach a handler, so this handler checks it.
      logoutByGet: () =>
        Effect.gen(function* () {
          const { headers } = yield* HttpServerRequest.HttpServerRequest
          if (!isFromOwnScript(headers, settings)) return yield* new RequestError({ reason: "CrossSite" })
          yield* logout
        }),
      logout: () => logout,
    })
  }),
)
