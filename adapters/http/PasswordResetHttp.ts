import { PasswordReset, PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { RegistrationApi } from "./contract/registration/api.ts"
import { InvalidRequest, TooManyTries } from "./contract/problem.ts"
import { LinkInvalid, PasswordNotAllowed } from "./contract/registration/problems.ts"
import { withinBudget } from "./retry.ts"

const isOurRefusal = Schema.is(Schema.Union([LinkInvalid, PasswordNotAllowed, TooManyTries]))
const isMisfit = Schema.is(InvalidRequest)

const failedFor = (misfit: "EmailInvalid" | "LinkInvalid") =>
  withinBudget((cause: unknown) => {
    if (isOurRefusal(cause)) return new PasswordResetError({ reason: cause.code })
    return new PasswordResetError({ reason: isMisfit(cause) ? misfit : "Unavailable", cause })
  })

/** The way to a new password of a shop over HTTP. A link is used up once, so its redemption is sent once. */
export const layer: Layer.Layer<PasswordReset, never, ShopClient> = Layer.effect(
  PasswordReset,
  Effect.map(clientOf(RegistrationApi), ({ brand, calls: { registration } }) => {
    const params = { brand }
    return {
      ask: Effect.fn("PasswordResetHttp.ask")((email, key) =>
        registration
          .askReset({ params, headers: { "idempotency-key": key }, payload: { email } })
          .pipe(failedFor("EmailInvalid"), Effect.asVoid),
      ),
      redeem: Effect.fn("PasswordResetHttp.redeem")((token, password) =>
        registration
          .redeemReset({ params, headers: {}, payload: { token, password: Redacted.value(password) } })
          .pipe(failedFor("LinkInvalid"), Effect.asVoid),
      ),
    }
  }),
)
