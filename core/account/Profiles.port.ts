import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

import type { PersonalData } from "./PersonalData.ts"
import type { Profile } from "./Profile.ts"
import type { Email } from "../values/Email.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields, ServerMessage } from "../values/errorFields.ts"
import type { PersonalExport } from "./PersonalExport.ts"
import { profilesReasons } from "./profilesReasons.ts"

/**
 * Why reading or changing a customer's data failed. After `Unavailable`, it is unknown whether the data have
 * changed.
 * @stability stable
 * @example
 * import { ProfileError } from "@heimwerk/core/account"
 *
 * new ProfileError({ reason: "WrongPassword" }).message
 * // => "Dein bisheriges Passwort stimmt nicht. Bitte prüfe deine Eingabe."
 */
export class ProfileError extends Data.TaggedError("ProfileError")<
  ErrorFields<typeof profilesReasons> & ServerMessage
> {
  static readonly reasons: typeof profilesReasons = profilesReasons

  override get message() {
    return this.answer ?? profilesReasons[this.reason].message
  }
}

type Answer = Effect.Effect<Profile, ProfileError>

/**
 * Data of the logged-in customer (storefront 2, 'Persönliche Daten' and 'Vorteilskarte').
 * @stability stable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { Profiles } from "@heimwerk/core/account"
 * import * as Effect from "effect/Effect"
 *
 * const shop = ShopHttp.customersLayer({ origin: "https://shop.example", brand: "heimwerk" })
 * const profile = Profiles.use((port) => port.get).pipe(Effect.flip)
 * const error = await Effect.runPromise(Effect.provide(profile, shop))
 * error.reason // => "NotLoggedIn"
 */
export class Profiles extends Context.Service<
  Profiles,
  {
    readonly get: Answer
    /** Changes name, form of address and telephone number. */
    change(data: PersonalData, key: IdempotencyKey): Answer
    /**
     * Requests a new e-mail address. The password is required. The address changes when the customer confirms
     * the new one by a mailed link. The response does not reveal whether the address already has an account.
     */
    changeEmail(email: Email, password: Redacted.Redacted, key: IdempotencyKey): Answer
    /** Confirms a new e-mail address by the token of the mailed link, with or without a login. */
    confirmEmail(token: string): Effect.Effect<void, ProfileError>
    /** Changes the password. The current password is required. All other sessions of the customer end. */
    changePassword(old: Redacted.Redacted, next: Redacted.Redacted): Effect.Effect<void, ProfileError>
    /**
     * Sets the account's loyalty card. Without a number, the account keeps its card, if any. Afterwards
     * account and card count as merged (storefront 4, login flyout).
     */
    settleCard(cardNumber: string | undefined, key: IdempotencyKey): Answer
    /**
     * Ends the newsletter to the customer's e-mail address. Needs no confirmation by mail, because the
     * address of an account is confirmed. Also succeeds without a subscription. A new subscription needs a
     * confirmation by mail (`Newsletter.subscribe`).
     */
    cancelNewsletter(key: IdempotencyKey): Answer
    /** Returns all stored data of the customer by table, without credentials (GDPR 15, 20). */
    readonly exportData: Effect.Effect<PersonalExport, ProfileError>
    /**
     * Deletes the account and the customer's data (GDPR 17). Keeps data that the law requires the shop to
     * keep, such as orders and withdrawals. The password is required. All sessions of the customer end.
     */
    deleteAccount(password: Redacted.Redacted): Effect.Effect<void, ProfileError>
  }
>()("core/account/Profiles") {}
