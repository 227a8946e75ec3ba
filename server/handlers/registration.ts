import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { PasswordReset, PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Registration, RegistrationError } from "@heimwerk/core/account/Registration.port.ts"
import { Effect, Redacted } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { CustomerData } from "../visitor/Visitors.ts"
import { makeAdmission } from "./admission.ts"
import { keyOf } from "./idempotencyKey.ts"

/**
 * Maximum number of registrations, and of requests for a new password, per hour and network address. Visitors
 * are told only about this limit: telling them about the limit per e-mail address (`maxAccountMails`) would
 * reveal earlier requests.
 */
const maxMails = 20

const mailSent = { status: "mailSent" as const }
const done = { status: "done" as const }

/** Handlers of registrations, password resets, and confirmations of new e-mail addresses. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "registration",
  Effect.fn(function* (handlers) {
    const registration = yield* Registration
    const resets = yield* PasswordReset
    const customers = yield* CustomerData
    const admitRegistration = yield* makeAdmission(
      "registration",
      maxMails,
      (reason, cause) => new RegistrationError({ reason, cause }),
    )
    const admitReset = yield* makeAdmission(
      "passwordReset",
      maxMails,
      (reason, cause) => new PasswordResetError({ reason, cause }),
    )

    return handlers.handleAll({
      register: ({ headers, payload }) =>
        Effect.andThen(admitRegistration, registration.register(payload, keyOf(headers))).pipe(
          Effect.as(mailSent),
        ),
      confirm: ({ payload }) => Effect.as(registration.confirm(payload.token), done),
      askReset: ({ headers, payload }) =>
        Effect.andThen(admitReset, resets.ask(payload.email, keyOf(headers))).pipe(Effect.as(mailSent)),
      redeemReset: ({ payload }) =>
        Effect.as(resets.redeem(payload.token, Redacted.make(payload.password)), done),
      confirmEmail: ({ payload }) =>
        Effect.flatMap(customers.of({}), ({ profiles }) => profiles.confirmEmail(payload.token)).pipe(
          Effect.as(done),
        ),
    })
  }),
)
