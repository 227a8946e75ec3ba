import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { Attempts } from "../security/Attempts.ts"
import { networkAddress } from "../http/networkAddress.ts"
import { keyOf } from "./commandKey.ts"
import { confirmationProblem, subscriptionProblem } from "./problems.ts"

/** So often somebody may subscribe within an hour; a household or an office shares one address on the network. */
const mostSubscriptions = 20
const hour = 60 * 60 * 1000

/** The newsletter; who subscribes again and again is asked to wait. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "newsletter",
  Effect.fn(function* (handlers) {
    const newsletter = yield* Newsletter
    const attempts = yield* Attempts

    const admit = Effect.gen(function* () {
      const tries = yield* Effect.mapError(
        attempts.count("newsletter", yield* networkAddress, hour),
        (cause) => new NewsletterError({ reason: "Unavailable", cause }),
      )
      if (tries > mostSubscriptions) return yield* new NewsletterError({ reason: "TooManyTries" })
    })

    return handlers.handleAll({
      subscribe: ({ headers, payload }) =>
        admit.pipe(
          Effect.andThen(newsletter.subscribe(payload.email, keyOf(headers))),
          Effect.mapBoth({
            onSuccess: () => ({ status: "confirmationSent" as const }),
            onFailure: subscriptionProblem,
          }),
        ),
      confirm: ({ payload }) =>
        newsletter.confirm(payload.token).pipe(
          Effect.mapBoth({
            onSuccess: () => ({ status: "confirmed" as const }),
            onFailure: confirmationProblem,
          }),
        ),
    })
  }),
)
