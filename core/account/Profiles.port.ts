import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

import { passwordNotAllowed } from "./passwordInput.ts"
import type { PersonalData } from "./PersonalData.ts"
import type { Profile } from "./Profile.ts"
import type { Email } from "../values/Email.ts"
import type { CommandKey } from "../basket/Baskets.port.ts"
import { errorFields, serverMessage } from "../values/errorFields.ts"

const reasons = {
  NotLoggedIn: { status: 401, message: "Bitte melde dich an, um deine Daten zu sehen und zu ändern." },
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
  WrongPassword: {
    status: 422,
    message: "Dein bisheriges Passwort stimmt nicht. Bitte prüfe deine Eingabe.",
  },
  PasswordNotAllowed: { status: 422, message: passwordNotAllowed },
  LinkInvalid: {
    status: 404,
    message: "Dieser Bestätigungslink ist nicht mehr gültig. Bitte ändere deine E-Mail-Adresse noch einmal.",
  },
  LoyaltyCardUnknown: {
    status: 422,
    message: "Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren zu viele falsche Eingaben. Bitte versuche es in einer Viertelstunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Deine Daten sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} as const

/**
 * Why a customer's data were not read or changed; they are as they were.
 * @stability stable
 */
export class ProfileError extends Schema.TaggedError<ProfileError>()("ProfileError", {
  ...errorFields(reasons),
  answer: serverMessage,
}) {
  static readonly reasons = reasons

  override get message() {
    return this.answer ?? reasons[this.reason].message
  }
}

type Answer = Effect.Effect<Profile, ProfileError>

/**
 * The data of the customer who is logged in (storefront 2, 'Persönliche Daten' and 'Vorteilskarte').
 * @stability stable
 */
export class Profiles extends Context.Service<
  Profiles,
  {
    readonly get: Answer
    /** Changes name, salute and telephone number. */
    change(data: PersonalData, key: CommandKey): Answer
    /**
     * Asks for another address: with the password, and only once its owner has followed the link that is sent there. What is
     * answered tells nobody whether the address has an account.
     */
    changeEmail(email: Email, password: Redacted.Redacted, key: CommandKey): Answer
    /** Makes the address a link was sent to the account's; for whoever has the link, logged in or not. */
    confirmEmail(token: string): Effect.Effect<void, ProfileError>
    /** Sets another password with the old one; all other sessions of the customer end. */
    changePassword(old: Redacted.Redacted, next: Redacted.Redacted): Effect.Effect<void, ProfileError>
    /**
     * Settles which loyalty card belongs to the account, or that none does: with it the merge is done (storefront 4, login
     * flyout).
     */
    settleCard(cardNumber: string | undefined, key: CommandKey): Answer
  }
>()("core/account/Profiles") {}
