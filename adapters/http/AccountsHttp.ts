import { AccountError, Accounts, type Credentials } from "@heimwerk/core/account/Accounts.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

import { clientOf, type ShopClient } from "./client.ts"
import { AccountApi } from "./contract/account/api.ts"
import { configFromWire, fromWire } from "./contract/account/Customer.ts"
import { failAs } from "./failAs.ts"

/** Treats credentials that the server cannot read as wrong credentials. */
const answer = failAs(AccountError, "InvalidCredentials")

/**
 * The visitor's account, called over HTTP. The session cookie identifies the visitor. A login repeated after
 * a lost response does not merge the guest's basket again, so a constant idempotency key is enough.
 */
export const layer: Layer.Layer<Accounts, never, ShopClient> = Layer.effect(
  Accounts,
  Effect.map(clientOf(AccountApi), ({ brand, calls: { account } }) => {
    const params = { brand }
    const requestOf = ({ email, password }: Credentials) => ({
      params,
      headers: { "idempotency-key": "login" },
      payload: { email, password: Redacted.value(password) },
    })
    return {
      config: answer(account.config({ params })).pipe(
        Effect.map(configFromWire),
        Effect.withSpan("AccountsHttp.config"),
      ),
      loginType: Effect.fn("AccountsHttp.loginType")((email, token) =>
        answer(
          account.loginType({
            params,
            headers: {},
            payload: { email, ...(token === undefined ? {} : { turnstile_token: token }) },
          }),
        ).pipe(Effect.map((found) => found.login_type)),
      ),
      login: Effect.fn("AccountsHttp.login")((credentials) =>
        Effect.map(answer(account.login(requestOf(credentials))), fromWire),
      ),
      checkoutLogin: Effect.fn("AccountsHttp.checkoutLogin")((credentials) =>
        Effect.map(answer(account.checkoutLogin(requestOf(credentials))), fromWire),
      ),
      me: answer(account.me()).pipe(
        Effect.map((found) => (found.id === undefined ? undefined : fromWire(found))),
        Effect.withSpan("AccountsHttp.me"),
      ),
      logout: answer(account.logout({ params, headers: { "idempotency-key": "logout" } })).pipe(
        Effect.withSpan("AccountsHttp.logout"),
      ),
    }
  }),
)
