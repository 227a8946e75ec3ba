import { logoutPendingText } from "@heimwerk/core/account/afterLogout.ts"
import { Profile } from "@heimwerk/core/account/Profile.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

const profile = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  phone: "",
  email: "anna.berg@kunde.example",
  mergeDone: true,
}

describe("texts and data of an account", () => {
  it("tells a customer whose logout did not reach the server that it will be repeated", () => {
    assert.strictEqual(
      logoutPendingText,
      "Auf diesem Gerät siehst du deine Daten nicht mehr. Unser Server ist gerade nicht erreichbar: Wir melden dich dort ab, sobald die Verbindung wieder da ist.",
    )
  })

  it("accepts a profile with a loyalty card, and refuses one without an e-mail or with an empty card", () => {
    const decode = Schema.decodeUnknownExit(Profile)
    assert.strictEqual(decode({ ...profile, loyaltyCard: "1" })._tag, "Success")
    assert.strictEqual(decode({ ...profile, email: undefined })._tag, "Failure")
    assert.strictEqual(decode({ ...profile, loyaltyCard: "" })._tag, "Failure")
    assert.strictEqual(decode({ ...profile, mergeDone: "yes" })._tag, "Failure")
  })
})
