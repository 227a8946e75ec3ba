import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeAdmission } from "./admission.ts"
import { keyOf } from "./idempotencyKey.ts"

/** Maximum number of subscriptions, and of requests to cancel, per hour and network address. */
const maxSubscriptions = 20

/** Handlers of newsletter subscriptions, their confirmation and their cancellation. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "newsletter",
  Effect.fn(function* (handlers) {
    const newsletter = yield* Newsletter
    const admit = yield* makeAdmission(
      "newsletter",
      maxSubscriptions,
      (reason, cause) => new NewsletterError({ reason, cause }),
    )

    const admitCancel = yield* makeAdmission(
      "newsletterCancel",
      maxSubscriptions,
      (reason, cause) => new NewsletterError({ reason, cause }),
    )

    return handlers.handleAll({
      subscribe: ({ headers, payload }) =>
        admit.pipe(
          Effect.andThen(newsletter.subscribe(payload.email, keyOf(headers))),
          Effect.as({ status: "confirmationSent" as const }),
        ),
      confirm: ({ payload }) =>
        Effect.as(newsletter.confirm(payload.token), { status: "confirmed" as const }),
      askToCancel: ({ headers, payload }) =>
        admitCancel.pipe(
          Effect.andThen(newsletter.askToCancel(payload.email, keyOf(headers))),
          Effect.as({ status: "linkSent" as const }),
        ),
      cancel: ({ payload }) => Effect.as(newsletter.cancel(payload.token), { status: "cancelled" as const }),
    })
  }),
)
