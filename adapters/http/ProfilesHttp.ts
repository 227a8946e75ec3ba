import { ProfileError, Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { CustomerApi } from "./contract/customer/api.ts"
import { RegistrationApi } from "./contract/registration/api.ts"
import { NotLoggedIn } from "./contract/account/problems.ts"
import { NotAccepted } from "./contract/customer/problems.ts"
import { InvalidRequest, TooManyTries } from "./contract/problem.ts"
import { LinkInvalid } from "./contract/registration/problems.ts"
import { withinBudget } from "./retry.ts"

const isRefusal = Schema.is(Schema.Union([LinkInvalid, NotLoggedIn, TooManyTries]))
const isNotAccepted = Schema.is(NotAccepted)
const isMisfit = Schema.is(InvalidRequest)

/** A misfit says in German which rule was broken; a token that cannot be read is one nobody was sent. */
const failedFor = (misfit: "Invalid" | "LinkInvalid") =>
  withinBudget((cause: unknown) => {
    if (isRefusal(cause)) return new ProfileError({ reason: cause.code })
    if (isNotAccepted(cause) && cause.code !== "TooManyAddresses")
      return new ProfileError({ reason: cause.code })
    if (!isMisfit(cause)) return new ProfileError({ reason: "Unavailable", cause })
    return misfit === "Invalid"
      ? new ProfileError({ reason: misfit, answer: cause.message })
      : new ProfileError({ reason: misfit })
  })

/** The profile of whoever is logged in to a shop, over HTTP. */
export const layer: Layer.Layer<Profiles, never, ShopClient> = Layer.effect(
  Profiles,
  Effect.map(clientOf(CustomerApi, RegistrationApi), ({ brand, calls: { customer, registration } }) => {
    const params = { brand }
    const answer = failedFor("Invalid")
    return {
      get: answer(customer.profile({ params })).pipe(Effect.withSpan("ProfilesHttp.get")),
      change: Effect.fn("ProfilesHttp.change")((data, key) =>
        answer(customer.changeProfile({ params, headers: { "idempotency-key": key }, payload: data })),
      ),
      changeEmail: Effect.fn("ProfilesHttp.changeEmail")((email, password, key) =>
        answer(
          customer.changeEmail({
            params,
            headers: { "idempotency-key": key },
            payload: { email, password: Redacted.value(password) },
          }),
        ),
      ),
      confirmEmail: Effect.fn("ProfilesHttp.confirmEmail")((token) =>
        registration
          .confirmEmail({ params, headers: {}, payload: { token } })
          .pipe(failedFor("LinkInvalid"), Effect.asVoid),
      ),
      changePassword: Effect.fn("ProfilesHttp.changePassword")((old, next) =>
        customer
          .changePassword({
            params,
            headers: {},
            payload: { old: Redacted.value(old), next: Redacted.value(next) },
          })
          .pipe(answer, Effect.asVoid),
      ),
      settleCard: Effect.fn("ProfilesHttp.settleCard")((cardNumber, key) =>
        answer(
          customer.settleCard({
            params,
            headers: { "idempotency-key": key },
            payload: cardNumber === undefined ? {} : { cardNumber },
          }),
        ),
      ),
    }
  }),
)
