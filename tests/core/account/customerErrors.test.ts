import { assert, describe, it } from "@effect/vitest"
import { AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"
import { PasswordResetError } from "@heimwerk/core/account/PasswordReset.port.ts"
import { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import { RegistrationError } from "@heimwerk/core/account/Registration.port.ts"

const guessable =
  "Dieses Passwort ist leicht zu erraten. Bitte wähle ein anderes, zum Beispiel aus mehreren Wörtern, die nicht zusammengehören."
const notAllowed = "Dein Passwort erfüllt noch nicht alle Anforderungen."
const check = "Bitte prüfe deine Angaben."

interface CustomerError {
  readonly _tag: string
  readonly reason: string
  readonly message: string
}

describe("messages of customer account errors", () => {
  it.each<[CustomerError, string]>([
    [new RegistrationError({ reason: "Invalid" }), check],
    [
      new RegistrationError({ reason: "LinkInvalid" }),
      "Dieser Bestätigungslink ist nicht mehr gültig. Bitte registriere dich noch einmal.",
    ],
    [
      new RegistrationError({ reason: "TooManyTries" }),
      "Das waren viele Registrierungen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
    ],
    [
      new RegistrationError({ reason: "Unavailable" }),
      "Die Registrierung ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
    ],
    [
      new PasswordResetError({ reason: "EmailInvalid" }),
      "Bitte gib eine gültige E-Mail-Adresse ein oder überprüfe die Schreibweise. Verwende bei deiner E-Mail-Adresse ein @-Zeichen und einen Punkt.",
    ],
    [new PasswordResetError({ reason: "PasswordNotAllowed" }), notAllowed],
    [new PasswordResetError({ reason: "PasswordGuessable" }), guessable],
    [new RegistrationError({ reason: "PasswordGuessable" }), guessable],
    [
      new PasswordResetError({ reason: "LinkInvalid" }),
      "Dieser Link ist nicht mehr gültig: Er gilt 30 Minuten und nur einmal. Bitte fordere einen neuen an.",
    ],
    [
      new PasswordResetError({ reason: "TooManyTries" }),
      "Das waren viele Anfragen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
    ],
    [
      new PasswordResetError({ reason: "Unavailable" }),
      "Dein Passwort kann gerade nicht geändert werden. Bitte versuche es gleich noch einmal.",
    ],
    [
      new ProfileError({ reason: "NotLoggedIn" }),
      "Bitte melde dich an, um deine Daten zu sehen und zu ändern.",
    ],
    [new ProfileError({ reason: "Invalid" }), check],
    [
      new ProfileError({ reason: "WrongPassword" }),
      "Dein bisheriges Passwort stimmt nicht. Bitte prüfe deine Eingabe.",
    ],
    [new ProfileError({ reason: "PasswordNotAllowed" }), notAllowed],
    [new ProfileError({ reason: "PasswordGuessable" }), guessable],
    [
      new ProfileError({ reason: "LinkInvalid" }),
      "Dieser Bestätigungslink ist nicht mehr gültig. Bitte ändere deine E-Mail-Adresse noch einmal.",
    ],
    [
      new ProfileError({ reason: "LoyaltyCardUnknown" }),
      "Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
    ],
    [
      new ProfileError({ reason: "TooManyTries" }),
      "Das waren zu viele falsche Eingaben. Bitte versuche es in einer Viertelstunde noch einmal.",
    ],
    [
      new ProfileError({ reason: "Unavailable" }),
      "Deine Daten sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
    ],
    [
      new AddressBookError({ reason: "NotLoggedIn" }),
      "Bitte melde dich an, um dein Adressbuch zu sehen und zu ändern.",
    ],
    [new AddressBookError({ reason: "Invalid" }), check],
    [
      new AddressBookError({ reason: "UnknownAddress" }),
      "Diese Adresse steht nicht (mehr) in deinem Adressbuch.",
    ],
    [
      new AddressBookError({ reason: "TooManyAddresses" }),
      "Dein Adressbuch fasst höchstens 20 Adressen. Bitte lösche zuerst eine.",
    ],
    [
      new AddressBookError({ reason: "Unavailable" }),
      "Dein Adressbuch ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
    ],
    [new CouponsError({ reason: "NotLoggedIn" }), "Bitte melde dich an, um deine Coupons zu sehen."],
    [
      new CouponsError({ reason: "Unavailable" }),
      "Deine Coupons sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
    ],
  ])(
    "the message of the error $_tag with the reason $reason says what happened and what to do",
    ({ message }, text) => {
      assert.strictEqual(message, text)
    },
  )

  it.each([
    ["RegistrationError", RegistrationError],
    ["ProfileError", ProfileError],
    ["AddressBookError", AddressBookError],
  ] as const)(
    "the message of the error %s is the sentence of the server if the server sends one",
    (_name, Failure) => {
      assert.strictEqual(new Failure({ reason: "Invalid", answer: "Zu lang." }).message, "Zu lang.")
    },
  )
})
