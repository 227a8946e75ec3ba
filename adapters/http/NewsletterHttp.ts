import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { NewsletterApi } from "./contract/newsletter/api.ts"
import { failAs } from "./failAs.ts"

/** The newsletter, called over HTTP. */
export const layer: Layer.Layer<Newsletter, never, ShopClient> = Layer.effect(
  Newsletter,
  Effect.map(clientOf(NewsletterApi), ({ calls: { newsletter } }) => ({
    subscribe: Effect.fn("NewsletterHttp.subscribe")((email, key) =>
      newsletter
        .subscribe({ headers: { "idempotency-key": key }, payload: { email } })
        .pipe(failAs(NewsletterError, "EmailInvalid"), Effect.asVoid),
    ),
    // Safe to retry with any idempotency key, because the token identifies the command.
    confirm: Effect.fn("NewsletterHttp.confirm")((token) =>
      newsletter
        .confirm({ headers: { "idempotency-key": "confirm" }, payload: { token } })
        .pipe(failAs(NewsletterError, "LinkInvalid"), Effect.asVoid),
    ),
    askToCancel: Effect.fn("NewsletterHttp.askToCancel")((email, key) =>
      newsletter
        .askToCancel({ headers: { "idempotency-key": key }, payload: { email } })
        .pipe(failAs(NewsletterError, "EmailInvalid"), Effect.asVoid),
    ),
    // Safe to retry with any idempotency key, because the token identifies the command.
    cancel: Effect.fn("NewsletterHttp.cancel")((token) =>
      newsletter
        .cancel({ headers: { "idempotency-key": "cancel" }, payload: { token } })
        .pipe(failAs(NewsletterError, "CancelLinkInvalid"), Effect.asVoid),
    ),
  })),
)
