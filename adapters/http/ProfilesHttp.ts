import { ProfileError, Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

import { clientOf, type ShopClient } from "./client.ts"
import { CustomerApi } from "./contract/customer/api.ts"
import { RegistrationApi } from "./contract/registration/api.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(ProfileError, "Invalid")

/** The profile of the logged-in customer, called over HTTP. */
export const layer: Layer.Layer<Profiles, never, ShopClient> = Layer.effect(
  Profiles,
  Effect.map(clientOf(CustomerApi, RegistrationApi), ({ brand, calls: { customer, registration } }) => {
    const params = { brand }
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
          .pipe(failAs(ProfileError, "LinkInvalid"), Effect.asVoid),
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
      cancelNewsletter: Effect.fn("ProfilesHttp.cancelNewsletter")((key) =>
        answer(customer.cancelNewsletter({ params, headers: { "idempotency-key": key } })),
      ),
      exportData: answer(customer.exportData({ params })).pipe(Effect.withSpan("ProfilesHttp.exportData")),
      deleteAccount: Effect.fn("ProfilesHttp.deleteAccount")((password) =>
        customer
          .deleteAccount({ params, headers: {}, payload: { password: Redacted.value(password) } })
          .pipe(answer, Effect.asVoid),
      ),
    }
  }),
)
