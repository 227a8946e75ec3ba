import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Email } from "../values/Email.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { newsletterReasons } from "./newsletterReasons.ts"

/**
 * Why a subscription, its confirmation or its cancellation failed.
 * @stability stable
 * @example
 * import { NewsletterError } from "@heimwerk/core/newsletter"
 *
 * new NewsletterError({ reason: "LinkInvalid" }).message
 * // => "Dieser Bestätigungslink ist nicht mehr gültig. Bitte melde dich noch einmal zum Newsletter an."
 */
export class NewsletterError extends Data.TaggedError("NewsletterError")<
  ErrorFields<typeof newsletterReasons>
> {
  static readonly reasons: typeof newsletterReasons = newsletterReasons

  override get message() {
    return newsletterReasons[this.reason].message
  }
}

/**
 * Newsletter subscriptions (storefront 1, /newsletter/anmelden/). Newsletters are sent only to confirmed
 * e-mail addresses.
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Newsletter } from "@heimwerk/core/newsletter"
 * import { Email } from "@heimwerk/core/values"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const email = Email.make("anna.berg@kunde.example")
 * const subscribe = Newsletter.use((port) => port.subscribe(email, crypto.randomUUID()))
 * await Effect.runPromise(Effect.provide(subscribe, shop)) // => undefined
 */
export class Newsletter extends Context.Service<
  Newsletter,
  {
    /**
     * Stores an e-mail address and mails a link, at most 3 mails a day. The response is the same for a new,
     * an unconfirmed and a subscribed address, so it does not reveal subscribers. Requests with the same key
     * send one mail.
     */
    subscribe(email: Email, key: IdempotencyKey): Effect.Effect<void, NewsletterError>
    /**
     * Confirms an e-mail address by the token of the mailed link. Until the link expires, confirming again
     * also succeeds.
     */
    confirm(token: string): Effect.Effect<void, NewsletterError>
    /**
     * Mails a subscriber a link that cancels the newsletter, at most 3 mails a day. The response is the
     * same for every address, so it does not reveal subscribers. Requests with the same key send one mail.
     */
    askToCancel(email: Email, key: IdempotencyKey): Effect.Effect<void, NewsletterError>
    /**
     * Cancels the subscription to which the token of a mailed link belongs. The link works as long as the
     * address is subscribed, and for 7 more days after the cancellation.
     */
    cancel(token: string): Effect.Effect<void, NewsletterError>
  }
>()("core/newsletter/Newsletter") {}
