import { Registration, RegistrationError } from "@heimwerk/core/account/Registration.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { RegistrationApi } from "./contract/registration/api.ts"
import { failAs } from "./failAs.ts"

/** The registration, called over HTTP. */
export const layer: Layer.Layer<Registration, never, ShopClient> = Layer.effect(
  Registration,
  Effect.map(clientOf(RegistrationApi), ({ brand, calls: { registration } }) => {
    const params = { brand }
    return {
      register: Effect.fn("RegistrationHttp.register")((account, key) =>
        registration
          .register({ params, headers: { "idempotency-key": key }, payload: account })
          .pipe(failAs(RegistrationError, "Invalid"), Effect.asVoid),
      ),
      // Safe to retry with any idempotency key, because the token identifies the command.
      confirm: Effect.fn("RegistrationHttp.confirm")((token) =>
        registration
          .confirm({ params, headers: { "idempotency-key": "confirm" }, payload: { token } })
          .pipe(failAs(RegistrationError, "LinkInvalid"), Effect.asVoid),
      ),
    }
  }),
)
