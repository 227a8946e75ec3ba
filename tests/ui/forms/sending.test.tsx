// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { fireEvent } from "@testing-library/react"

import { onSummary } from "./craftsmanPages.ts"
import { box, button, dialog, field, heading, press, tick, type } from "./formPage.ts"
import { closeShops } from "./formShop.tsx"

afterEach(closeShops)

const send = () => button("Anfrage absenden")
const problem = () => dialog().queryByRole("alert")?.textContent
const notSent =
  "Deine Anfrage konnte gerade nicht gesendet werden. Deine Angaben bleiben erhalten. Bitte versuche es noch einmal."

describe("sending a request", () => {
  it("a request is sent only with a bot check token", async () => {
    const shop = await onSummary()
    assert.isTrue(send().disabled)
    await shop.doing(() => fireEvent.click(send()))
    assert.lengthOf(shop.server.arrivals, 0)
    await shop.doing(() => tick("Ich bin ein Mensch"))
    assert.isFalse(send().disabled)
    await shop.doing(() => tick("Ich bin ein Mensch"))
    assert.isTrue(send().disabled)
  })

  it("when the bot check is not available, a request form says so, unticks the box of the bot check and allows another attempt", async () => {
    const shop = await onSummary()
    shop.breakCheck(true)
    await shop.doing(() => tick("Ich bin ein Mensch"))
    assert.include(
      problem(),
      "Die Sicherheitsprüfung kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
    )
    assert.isFalse(box("Ich bin ein Mensch").checked)
    shop.breakCheck(false)
    await shop.doing(() => press("Erneut versuchen"))
    assert.isUndefined(problem())
    assert.isFalse(send().disabled)
  })

  for (const [fate, text] of [
    ["unreachable", "cannot reach the shop"],
    ["lost", "gets no answer"],
    ["refused", "is refused"],
  ] as const) {
    it(`T-C5: the input stays in a request form when the request ${text}, and after the next attempt the shop has accepted it exactly once`, async () => {
      const shop = await onSummary()
      shop.server.setFates(fate)
      await shop.doing(() => tick("Ich bin ein Mensch"))
      await shop.doing(() => press("Anfrage absenden"))
      assert.strictEqual(heading(), "Zusammenfassung")
      assert.strictEqual(
        problem(),
        fate === "refused"
          ? "Wir konnten nicht bestätigen, dass du ein Mensch bist. Bitte bestätige es noch einmal."
          : notSent,
      )
      dialog().getByText("ada@beispiel.de")
      await shop.doing(() => press("Anfrage absenden"))
      assert.strictEqual(heading(), "Vielen Dank für deine Anfrage")
      assert.lengthOf(shop.server.accepted(), 1)
      const tokens = shop.server.arrivals.map(({ token }) => token)
      assert.lengthOf(new Set(tokens), tokens.length)
    })
  }

  it("a request form sends only one request, even if its button is pressed several times", async () => {
    const shop = await onSummary()
    await shop.doing(() => tick("Ich bin ein Mensch"))
    await shop.doing(() => {
      const sending = send()
      for (let click = 0; click < 3; click++) fireEvent.click(sending)
    })
    assert.lengthOf(shop.server.arrivals, 1)
    assert.strictEqual(heading(), "Vielen Dank für deine Anfrage")
  })

  it("a request form sends changed answers as a new request", async () => {
    const shop = await onSummary()
    shop.server.setFates("lost")
    await shop.doing(() => tick("Ich bin ein Mensch"))
    await shop.doing(() => press("Anfrage absenden"))
    await shop.doing(() => press("Kontaktdaten bearbeiten"))
    await shop.doing(() => type("Vorname", "Grace"))
    assert.strictEqual(field("Vorname").value, "Grace")
    await shop.doing(() => press("Weiter"))
    await shop.doing(() => tick("Ich bin ein Mensch"))
    await shop.doing(() => press("Anfrage absenden"))
    assert.lengthOf(new Set(shop.server.arrivals.map(({ key }) => key)), 2)
  })
})
