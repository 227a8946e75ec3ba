import { assert, describe, it } from "@effect/vitest"
import { channelService } from "@heimwerk/core/advice/channels.ts"
import { avatarLabel, channelTexts, flyoutTexts } from "@heimwerk/core/advice/texts.ts"
import { serviceDialogTexts } from "@heimwerk/core/consent/serviceDialogTexts.ts"
import { canChatbotAskFor, gatedServices } from "@heimwerk/core/consent/services.ts"

describe("German texts of advice", () => {
  it("the advice channels, the service flyout and the avatar have the expected German texts", () => {
    assert.deepStrictEqual(channelTexts, {
      chat: {
        title: "24h-Service-Chat",
        text: "Öffnungszeiten, Verfügbarkeit und Bestellungen, rund um die Uhr",
      },
      video: { title: "Sofort-Videoberatung", text: "Sprich direkt mit einer Fachkraft aus dem Markt" },
      community: {
        title: "Produktberatung aus der Community",
        text: "Heimwerker geben ihre Erfahrung weiter",
      },
    })
    assert.deepStrictEqual(flyoutTexts, {
      close: "Hilfe und Beratung schließen",
      loading: "Wird geladen",
      retry: "Noch einmal versuchen",
      feedback: "Feedback geben",
      feedbackText: "Was können wir besser machen?",
    })
    assert.strictEqual(avatarLabel, "Hilfe und Beratung")
  })

  it("every consent dialog of advice has a German title and says that the provider receives the IP address", () => {
    const channels: ReadonlyArray<string> = Object.values(channelService)
    for (const service of gatedServices) {
      const dialog = serviceDialogTexts[service]
      assert.strictEqual(
        dialog !== undefined,
        channels.includes(service) || canChatbotAskFor(service),
        service,
      )
      if (dialog === undefined) continue
      assert.match(dialog.title, /^Datenschutz: ./u)
      assert.include(dialog.text, "erfährt deine IP-Adresse")
    }
  })
})
