import { Registration, RegistrationError } from "@heimwerk/core/account/Registration.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { RegistrationApi } from "./contract/registration/api.ts"
import { InvalidRequest, TooManyTries } from "./contract/problem.ts"
import { LinkInvalid } from "./contract/registration/problems.ts"
import { withinBudget } from "./retry.ts"

const isOurRefusal = Schema.is(Schema.Union([LinkInvalid, TooManyTries]))
const isMisfit = Schema.is(InvalidRequest)

/** A misfit says in German which rule was broken; a token that cannot be read is one nobody was sent. */
const failedFor = (misfit: "Invalid" | "LinkInvalid") =>
  withinBudget((cause: unknown) => {
    if (isOurRefusal(cause)) return new RegistrationError({ reason: cause.code })
    if (!isMisfit(cause)) return new RegistrationError({ reason: "Unavailable", cause })
    return misfit === "Invalid"
      ? new RegistrationError({ reason: misfit, answer: cause.message })
      : new RegistrationError({ reason: misfit })
  })

/** New accounts of a shop over HTTP. */
export const layer: Layer.Layer<Registration, never, ShopClient> = Layer.effect(
  Registration,
  Effect.map(clientOf(RegistrationApi), ({ brand, calls: { registration } }) => {
    const params = { brand }
    return {
      register: Effect.fn("RegistrationHttp.register")((account, key) =>
        registration
          .register({ params, headers: { "idempotency-key": key }, payload: account })
          .pipe(failedFor("Invalid"), Effect.asVoid),
      ),
      // The token names the command by itself, so that any key lets the call be sent again.
      confirm: Effect.fn("RegistrationHttp.confirm")((token) =>
        registration
          .confirm({ params, headers: { "idempotency-key": "confirm" }, payload: { token } })
          .pipe(failedFor("LinkInvalid"), Effect.asVoid),
      ),
    }
  }),
)
