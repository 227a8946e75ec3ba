import { AccountError, Accounts, type Credentials } from "@heimwerk/core/account/Accounts.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

import { account } from "../client/account.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

/** Treats a request that the server cannot read as wrong credentials. */
const answer = portCall(AccountError, "InvalidCredentials")

/**
 * The visitor's account, called over HTTP. The session cookie identifies the visitor. A login repeated after
 * a lost response does not merge the guest's basket again, so a constant idempotency key is enough.
 */
export const layer: Layer.Layer<Accounts, never, ShopConnection> = Layer.effect(
  Accounts,
  Effect.map(ShopConnection, (shop) => {
    const calls = account(shop)
    const loginOf = ({ email, password }: Credentials) => ({
      email,
      password: Redacted.value(password),
      key: "login",
    })
    return {
      config: answer((signal) => calls.config({ signal })),
      loginType: (email, token) =>
        answer((signal) =>
          calls.loginType({ email, signal, ...(token === undefined ? {} : { turnstile_token: token }) }),
        ).pipe(Effect.map(({ login_type }) => login_type)),
      login: (credentials) => answer((signal) => calls.login({ ...loginOf(credentials), signal })),
      checkoutLogin: (credentials) =>
        answer((signal) => calls.checkoutLogin({ ...loginOf(credentials), signal })),
      me: answer((signal) => calls.me({ signal })),
      logout: answer((signal) => calls.logout({ key: "logout", signal })),
    }
  }),
)
