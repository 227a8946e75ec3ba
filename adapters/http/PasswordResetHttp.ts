import { PasswordReset, PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

import { clientOf, type ShopClient } from "./client.ts"
import { RegistrationApi } from "./contract/registration/api.ts"
import { failAs } from "./failAs.ts"

/**
 * The password reset, called over HTTP. A link is valid once, so the new password is sent without retries.
 */
export const layer: Layer.Layer<PasswordReset, never, ShopClient> = Layer.effect(
  PasswordReset,
  Effect.map(clientOf(RegistrationApi), ({ brand, calls: { registration } }) => {
    const params = { brand }
    return {
      ask: Effect.fn("PasswordResetHttp.ask")((email, key) =>
        registration
          .askReset({ params, headers: { "idempotency-key": key }, payload: { email } })
          .pipe(failAs(PasswordResetError, "EmailInvalid"), Effect.asVoid),
      ),
      redeem: Effect.fn("PasswordResetHttp.redeem")((token, password) =>
        registration
          .redeemReset({ params, headers: {}, payload: { token, password: Redacted.value(password) } })
          .pipe(failAs(PasswordResetError, "LinkInvalid"), Effect.asVoid),
      ),
    }
  }),
)
