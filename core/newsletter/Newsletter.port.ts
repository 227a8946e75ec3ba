import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Email } from "../values/Email.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { errorFields } from "../values/errorFields.ts"

const reasons = {
  EmailInvalid: { status: 422, message: "Bitte gib eine E-Mail-Adresse an" },
  LinkInvalid: {
    status: 404,
    message: "Dieser Bestätigungslink ist nicht mehr gültig. Bitte melde dich noch einmal zum Newsletter an.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Anmeldungen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Der Newsletter ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} as const

/**
 * Why a subscription or its confirmation failed.
 * @stability stable
 */
export class NewsletterError extends Schema.TaggedError<NewsletterError>()(
  "NewsletterError",
  errorFields(reasons),
) {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * Newsletter subscriptions (storefront 1, /newsletter/anmelden/). An address receives it only after its confirmation.
 * @stability stable
 */
export class Newsletter extends Context.Service<
  Newsletter,
  {
    /**
     * Stores an address and sends a mail with a link. The response is the same for a new, an unconfirmed and a
     * subscribed address, so it reveals no subscribers. One key sends one mail.
     */
    subscribe(email: Email, key: IdempotencyKey): Effect.Effect<void, NewsletterError>
    /** Confirms an address by the token of its link. Opening the link again succeeds until it expires. */
    confirm(token: string): Effect.Effect<void, NewsletterError>
  }
>()("core/newsletter/Newsletter") {}
