import { PasswordReset, PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

import { passwordReset } from "../client/registration.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

/**
 * The password reset, called over HTTP. A link is valid once, so the new password is sent without retries.
 */
export const layer: Layer.Layer<PasswordReset, never, ShopConnection> = Layer.effect(
  PasswordReset,
  Effect.map(ShopConnection, (shop) => {
    const { askReset, redeemReset } = passwordReset(shop)
    return {
      ask: (email, key) =>
        portCall(PasswordResetError, "EmailInvalid")((signal) => askReset({ email, key, signal })),
      redeem: (token, password) =>
        portCall(
          PasswordResetError,
          "LinkInvalid",
        )((signal) => redeemReset({ token, password: Redacted.value(password), signal })),
    }
  }),
)
