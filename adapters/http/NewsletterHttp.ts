import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { NewsletterApi } from "./contract/newsletter/api.ts"
import { LinkInvalid } from "./contract/newsletter/problems.ts"
import { InvalidRequest, TooManyTries } from "./contract/problem.ts"
import { withinBudget } from "./retry.ts"

const isOurRefusal = Schema.is(Schema.Union([LinkInvalid, TooManyTries]))
const isMisfit = Schema.is(InvalidRequest)

const failedFor = (misfit: "EmailInvalid" | "LinkInvalid") =>
  withinBudget((cause: unknown) => {
    if (isOurRefusal(cause)) return new NewsletterError({ reason: cause.code })
    return new NewsletterError({ reason: isMisfit(cause) ? misfit : "Unavailable", cause })
  })

/** The newsletter of a shop over HTTP. */
export const layer: Layer.Layer<Newsletter, never, ShopClient> = Layer.effect(
  Newsletter,
  Effect.map(clientOf(NewsletterApi), ({ calls: { newsletter } }) => ({
    subscribe: Effect.fn("NewsletterHttp.subscribe")((email, key) =>
      newsletter
        .subscribe({ headers: { "idempotency-key": key }, payload: { email } })
        .pipe(failedFor("EmailInvalid"), Effect.asVoid),
    ),
    // The token names the command by itself, so that any key lets the call be sent again.
    confirm: Effect.fn("NewsletterHttp.confirm")((token) =>
      newsletter
        .confirm({ headers: { "idempotency-key": "confirm" }, payload: { token } })
        .pipe(failedFor("LinkInvalid"), Effect.asVoid),
    ),
  })),
)
