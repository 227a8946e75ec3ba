import { maxAddresses } from "./changeBook.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why an address book cannot be read or changed: status and German sentence of each reason. This module
 * does not load Effect.
 */
export const addressBookReasons = {
  NotLoggedIn: { status: 401, message: "Bitte melde dich an, um dein Adressbuch zu sehen und zu ändern." },
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
  UnknownAddress: { status: 404, message: "Diese Adresse steht nicht (mehr) in deinem Adressbuch." },
  TooManyAddresses: {
    status: 422,
    message: `Dein Adressbuch fasst höchstens ${maxAddresses} Adressen. Bitte lösche zuerst eine.`,
  },
  Unavailable: {
    status: 503,
    message: "Dein Adressbuch ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} satisfies ErrorReasons
