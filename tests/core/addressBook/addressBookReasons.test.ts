import { assert, describe, it } from "@effect/vitest"
import { addressBookReasons } from "@heimwerk/core/addressBook/addressBookReasons.ts"

describe("failures of the address book", () => {
  it("each failure of the address book has its HTTP status and its German message", () => {
    assert.deepStrictEqual(addressBookReasons, {
      NotLoggedIn: {
        status: 401,
        message: "Bitte melde dich an, um dein Adressbuch zu sehen und zu ändern.",
      },
      Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
      UnknownAddress: { status: 404, message: "Diese Adresse steht nicht (mehr) in deinem Adressbuch." },
      TooManyAddresses: {
        status: 422,
        message: "Dein Adressbuch fasst höchstens 20 Adressen. Bitte lösche zuerst eine.",
      },
      Unavailable: {
        status: 503,
        message: "Dein Adressbuch ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
      },
    })
  })
})
