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
  it("a message says that the shop will repeat a logout that did not reach the server", () => {
    assert.strictEqual(
      logoutPendingText,
      "Auf diesem Gerät siehst du deine Daten nicht mehr. Unser Server ist gerade nicht erreichbar: Wir melden dich dort ab, sobald die Verbindung wieder da ist.",
    )
  })

  it("the Profile schema accepts a profile with a loyalty card, and rejects an empty card, a missing e-mail and a merge state that is no boolean", () => {
    const decode = Schema.decodeUnknownExit(Profile)
    assert.strictEqual(decode({ ...profile, loyaltyCard: "1" })._tag, "Success")
    assert.strictEqual(decode({ ...profile, email: undefined })._tag, "Failure")
    assert.strictEqual(decode({ ...profile, loyaltyCard: "" })._tag, "Failure")
    assert.strictEqual(decode({ ...profile, mergeDone: "yes" })._tag, "Failure")
  })
})
