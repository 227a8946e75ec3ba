import { Registration, RegistrationError } from "@heimwerk/core/account/Registration.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

import { registration } from "../client/registration.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

/** The registration, called over HTTP. */
export const layer: Layer.Layer<Registration, never, ShopConnection> = Layer.effect(
  Registration,
  Effect.map(ShopConnection, (shop) => {
    const { confirm, register } = registration(shop)
    return {
      register: ({ password, ...account }, key) =>
        portCall(
          RegistrationError,
          "Invalid",
        )((signal) => register({ ...account, password: Redacted.value(password), key, signal })),
      // Safe to retry with any idempotency key, because the token identifies the command.
      confirm: (token) =>
        portCall(RegistrationError, "LinkInvalid")((signal) => confirm({ token, key: "confirm", signal })),
    }
  }),
)
