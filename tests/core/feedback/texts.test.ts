import { assert, describe, it } from "@effect/vitest"
import { feedbackTexts } from "@heimwerk/core/feedback/texts.ts"

describe("German texts of the feedback dialog", () => {
  it("the German texts of the feedback dialog are those of the specification", () => {
    assert.deepStrictEqual(feedbackTexts, {
      title: "Feedback",
      typeLegend: "Worum geht es?",
      message: "Deine Nachricht",
      contactQuestion: "Du brauchst eine Antwort?",
      contact: "Zum Kontakt",
      contactPath: "/kontakt/",
      send: "Feedback senden",
      sending: "Wird gesendet",
      thanks: "Vielen Dank für dein Feedback",
      thanksText: "Wir lesen jede Nachricht. Sie hilft uns, besser zu werden.",
      close: "Fenster schließen",
      missing: "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
    })
  })
})
