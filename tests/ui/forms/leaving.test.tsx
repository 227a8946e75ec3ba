// @vitest-environment happy-dom
import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { afterEach, assert, describe, it } from "@effect/vitest"
import { fireEvent, screen, within } from "@testing-library/react"

import { inBathroom, onSummary, openCraftsman } from "./craftsmanPages.ts"
import { box, heading, press, tick } from "./formPage.ts"
import { closeShops, type formShop } from "./formShop.tsx"

type Shop = ReturnType<typeof formShop>

afterEach(closeShops)

const { form: key, session: sessionKey } = formStorageKeys.craftsman
const question = () => screen.queryByRole("dialog", { name: "Anfrage verlassen?" })
const answer = (name: string) => {
  const asked = question()
  if (asked === null) throw new Error("Nobody asks.")
  fireEvent.click(within(asked).getByRole("button", { name }))
}
const form = () => screen.queryByRole("dialog", { name: "Deine Service-Anfrage" })
const goBack = () => fireEvent.click(screen.getByText("Zurück im Browser"))

/** Returns whether the browser asks for confirmation before it closes the tab. */
const asksOnUnload = () => {
  const event = new Event("beforeunload", { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const ways: Readonly<Record<string, (shop: Shop) => Promise<void>>> = {
  "with the close button": (shop) => shop.doing(() => press("Modal schließen")),
  "with the Escape key": (shop) =>
    shop.doing(() => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })),
  "with the browser's back button": (shop) => shop.doing(goBack),
}

describe("leaving a request form", () => {
  for (const [way, leave] of Object.entries(ways)) {
    it(`a request form with input asks before the visitor leaves it ${way}, and stays open if the visitor decides to stay`, async () => {
      const shop = await inBathroom()
      await shop.doing(() => tick("Wände und Boden fliesen"))
      await leave(shop)
      assert.isNotNull(question())
      screen.getByText("mit Formular")
      await shop.doing(() => answer("Weiter ausfüllen"))
      assert.isNull(question())
      assert.strictEqual(heading(), "Badezimmer")
      assert.isTrue(box("Wände und Boden fliesen").checked)
    })

    it(`T-P8: a request form with input asks once before the visitor leaves it ${way}, and deletes the input if the visitor leaves`, async () => {
      const shop = await inBathroom()
      await leave(shop)
      await shop.doing(() => answer("Anfrage verlassen"))
      assert.isNull(form())
      assert.isNull(question())
      screen.getByText("ohne Formular")
      assert.deepStrictEqual([shop.kept(key), shop.kept(sessionKey)], [undefined, undefined])
      await shop.doing(() => fireEvent.click(screen.getByText("Öffnen")))
      assert.strictEqual(heading(), "Deine Vorteile im Überblick")
    })

    it(`a request form without input asks no question when the visitor leaves it ${way}`, async () => {
      const shop = await openCraftsman()
      await shop.doing(() => press("Unverbindliche Anfrage starten"))
      await leave(shop)
      assert.isNull(question())
      assert.isNull(form())
      screen.getByText("ohne Formular")
    })
  }

  it("the browser asks before the visitor closes the tab of a request form only if the form has unsent input", async () => {
    const shop = await openCraftsman()
    assert.isFalse(asksOnUnload())
    await shop.doing(() => press("Unverbindliche Anfrage starten"))
    assert.isFalse(asksOnUnload())
    await closeShops()
    const other = await onSummary()
    assert.isTrue(asksOnUnload())
    await other.doing(() => tick("Ich bin ein Mensch"))
    await other.doing(() => press("Anfrage absenden"))
    assert.isFalse(asksOnUnload())
  })

  it("a request form asks no question after its request is sent, and is empty when it opens again", async () => {
    const shop = await onSummary()
    await shop.doing(() => tick("Ich bin ein Mensch"))
    await shop.doing(() => press("Anfrage absenden"))
    await shop.doing(() => press("Modal schließen"))
    assert.isNull(question())
    await shop.doing(() => fireEvent.click(screen.getByText("Öffnen")))
    assert.strictEqual(heading(), "Deine Vorteile im Überblick")
  })

  it("closing a request form returns focus to the link that opened it", async () => {
    const shop = await openCraftsman()
    await shop.doing(() => press("Modal schließen"))
    assert.strictEqual(document.activeElement?.textContent, "Öffnen")
  })
})
