import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Email } from "../values/Email.ts"
import type { CommandKey } from "../basket/Baskets.port.ts"
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
 * Why an address was not noted or not confirmed.
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
 * The newsletter (storefront 1, /newsletter/anmelden/): nobody gets it without having confirmed the address.
 * @stability stable
 */
export class Newsletter extends Context.Service<
  Newsletter,
  {
    /**
     * Notes an address and has a mail with a link sent to it. The answer is the same whether the address is new, waits for
     * its confirmation or gets the newsletter already: it tells nobody who subscribes. The same key twice is one mail.
     */
    subscribe(email: Email, key: CommandKey): Effect.Effect<void, NewsletterError>
    /** Confirms the address a link was sent to. The link confirms once; opened again it still says so, until it ends. */
    confirm(token: string): Effect.Effect<void, NewsletterError>
  }
>()("core/newsletter/Newsletter") {}
