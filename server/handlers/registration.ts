import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { PasswordReset, PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Registration, RegistrationError } from "@heimwerk/core/account/Registration.port.ts"
import { Effect, Redacted } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { Attempts } from "../security/Attempts.ts"
import { CustomerData } from "../visitor/CustomerData.ts"
import { networkAddress } from "../http/networkAddress.ts"
import { keyOf } from "./commandKey.ts"
import { emailLinkProblem, passwordResetProblem, registrationProblem } from "./customerProblems.ts"

/** So often an hour somebody may ask for a mail or follow a link; a household or an office shares one address. */
const mostCalls = 20
const hour = 60 * 60 * 1000

const mailSent = { status: "mailSent" as const }
const done = { status: "done" as const }

/** New accounts and forgotten passwords; who asks again and again is asked to wait, whatever the address. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "registration",
  Effect.fn(function* (handlers) {
    const registration = yield* Registration
    const resets = yield* PasswordReset
    const customers = yield* CustomerData
    const attempts = yield* Attempts

    /** Counted on the network alone: a limit per address would tell who asked before. */
    const isTooOften = Effect.fnUntraced(function* (kind: string) {
      return (yield* attempts.count(kind, yield* networkAddress, hour)) > mostCalls
    })

    const admit = <E>(kind: string, failed: (reason: "TooManyTries" | "Unavailable") => E) =>
      isTooOften(kind).pipe(
        Effect.mapError(() => failed("Unavailable")),
        Effect.flatMap((tooOften) => (tooOften ? Effect.fail(failed("TooManyTries")) : Effect.void)),
      )
    const admitRegistration = admit("registration", (reason) => new RegistrationError({ reason }))
    const admitReset = admit("passwordReset", (reason) => new PasswordResetError({ reason }))

    return handlers.handleAll({
      register: ({ headers, payload }) =>
        Effect.andThen(admitRegistration, registration.register(payload, keyOf(headers))).pipe(
          Effect.mapBoth({ onSuccess: () => mailSent, onFailure: registrationProblem }),
        ),
      confirm: ({ payload }) =>
        registration
          .confirm(payload.token)
          .pipe(Effect.mapBoth({ onSuccess: () => done, onFailure: registrationProblem })),
      askReset: ({ headers, payload }) =>
        Effect.andThen(admitReset, resets.ask(payload.email, keyOf(headers))).pipe(
          Effect.mapBoth({ onSuccess: () => mailSent, onFailure: passwordResetProblem }),
        ),
      redeemReset: ({ payload }) =>
        resets
          .redeem(payload.token, Redacted.make(payload.password))
          .pipe(Effect.mapBoth({ onSuccess: () => done, onFailure: passwordResetProblem })),
      confirmEmail: ({ payload }) =>
        Effect.flatMap(customers.of({}), ({ profiles }) => profiles.confirmEmail(payload.token)).pipe(
          Effect.mapBoth({ onSuccess: () => done, onFailure: emailLinkProblem }),
        ),
    })
  }),
)
