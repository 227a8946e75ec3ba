import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import {
  energyConfirmationMail,
  requestConfirmationLifetimeMillis,
  requestMailWindowMillis,
} from "@heimwerk/core/forms/energy/confirmation.ts"
import { CustomerRequest, RequestReceiverError } from "@heimwerk/core/forms/RequestReceiver.port.ts"
import { Schema } from "effect"

import { contact } from "./samples.ts"

describe("the confirmation of an energy request", () => {
  it("the mail that asks for the confirmation of an energy request names the link, its lifetime and the chosen partners", () => {
    const mail = energyConfirmationMail(
      { contact, partners: ["otovo", "varm"] },
      { brand: defaultBrand, origin: "https://shop.example" },
      "a&b",
    )
    assert.deepStrictEqual<unknown>(mail, {
      to: "ada@beispiel.de",
      subject: "Bitte bestätige deine Anfrage: Energieeffizientes Wohnen",
      text: [
        "Hallo,",
        "",
        "vielen Dank für deine Anfrage zum energieeffizienten Wohnen. Bitte bestätige sie über diesen Link:",
        "",
        "https://shop.example/anfrage/bestaetigen?token=a%26b",
        "",
        "Erst nach deiner Bestätigung geben wir deine Daten an die gewählten Partner weiter:",
        "- Otovo",
        "- Varm",
        "",
        "Der Link gilt 7 Tage. Wenn du die Anfrage nicht gestellt hast, musst du nichts tun: Ohne deine Bestätigung",
        "geben wir nichts weiter und löschen die Anfrage.",
        "",
        "Viele Grüße",
        "Dein Heimwerk Baumarkt",
        "",
      ].join("\n"),
    })
  })

  it("the confirmation link of an energy request is valid for 7 days, and the limit of confirmation mails applies to 24 hours", () => {
    assert.deepStrictEqual(
      [requestConfirmationLifetimeMillis, requestMailWindowMillis],
      [604_800_000, 86_400_000],
    )
  })
})

describe("a stored message of a customer", () => {
  const message = { id: "feedback-1_a", form: "feedback", payload: "{}" }

  it.each([
    [message, true],
    [{ ...message, id: "a".repeat(128), form: "craftsmanservice" }, true],
    [{ ...message, form: "energetictransformation" }, true],
    [{ ...message, id: "" }, false],
    [{ ...message, id: "a".repeat(129) }, false],
    [{ ...message, id: "../a" }, false],
    [{ ...message, id: "a b" }, false],
    [{ ...message, form: "" }, false],
    [{ id: "feedback-1", form: "feedback" }, false],
  ])("the CustomerRequest schema accepts the message %j: %s", (candidate, isValid) => {
    assert.strictEqual(Schema.is(CustomerRequest)(candidate), isValid)
  })

  it("the error of a receiver that takes no messages has an English text for the log, and contains the cause", () => {
    const error = new RequestReceiverError({ cause: "refused" })
    assert.deepStrictEqual(
      [error.message, error.cause],
      ["The receiver does not take requests at the moment.", "refused"],
    )
  })
})
