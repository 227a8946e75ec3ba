// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Deferred, Effect } from "effect"

import { avatar, entry, flyout, openAdvice, press, sundayNoon } from "./advicePage.tsx"

afterEach(cleanup)

const isClosed = () => waitFor(() => assert.strictEqual(avatar().getAttribute("aria-expanded"), "false"))
const isGone = (name: string | RegExp) => waitFor(() => assert.isNull(screen.queryByRole("dialog", { name })))

describe("the service flyout", () => {
  it("the avatar button opens and closes the service flyout with chat, video and feedback", async () => {
    await openAdvice()
    assert.strictEqual(avatar().getAttribute("aria-expanded"), "false")
    press()
    const shown = await flyout()
    assert.deepStrictEqual(
      within(shown)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
      [
        "",
        "24h-Service-ChatÖffnungszeiten, Verfügbarkeit und Bestellungen, rund um die UhrVerfügbar",
        "Sofort-VideoberatungSprich direkt mit einer Fachkraft aus dem Markt",
        "Was können wir besser machen? Feedback geben",
      ],
    )
    await waitFor(() => assert.strictEqual(avatar().getAttribute("aria-expanded"), "true"))
    press()
    await isClosed()
    await isGone(/^Hallo/u)
  })

  it("the service flyout offers the community instead of video outside business hours, or if no video service is configured", async () => {
    await openAdvice({ at: sundayNoon })
    press()
    await entry(/^Produktberatung aus der Community/u)
    assert.isNull(screen.queryByText("Sofort-Videoberatung"))
    cleanup()
    await openAdvice({ hasVideo: false })
    press()
    await entry(/^Produktberatung aus der Community/u)
  })

  it("Escape and the close button close the service flyout and restore focus to the avatar button", async () => {
    await openAdvice()
    press()
    const first = await flyout()
    fireEvent.keyDown(first, { key: "Escape" })
    await isClosed()
    await waitFor(() => assert.strictEqual(document.activeElement, avatar()))
    press()
    fireEvent.click(within(await flyout()).getByRole("button", { name: "Schließen" }))
    await isClosed()
    await waitFor(() => assert.strictEqual(document.activeElement, avatar()))
  })

  it("the service flyout opens when the URL has the parameter open_service_layer", async () => {
    window.history.replaceState(null, "", "/?open_service_layer=1")
    await openAdvice({ address: "/?open_service_layer=1" })
    await flyout()
    window.history.replaceState(null, "", "/")
  })

  it("when the service flyout fails, only a visitor who has pressed the avatar button sees an error", async () => {
    window.history.replaceState(null, "", "/?open_service_layer=1")
    await openAdvice({ breaks: true })
    // The script of the flyout loads in a few tasks.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    window.history.replaceState(null, "", "/")
    assert.isNull(screen.queryByRole("alert"))
    press()
    await screen.findByRole("alert")
  })

  it("opening the feedback dialog closes the service flyout", async () => {
    const page = await openAdvice()
    press()
    fireEvent.click(await entry(/Feedback geben$/u))
    assert.deepStrictEqual(page.fed, ["feedback"])
    await isClosed()
  })

  it("the page shows an error when the script of the service flyout fails to load, and the next click loads the script again", async () => {
    await openAdvice({ missing: 1 })
    press()
    assert.strictEqual(
      (await screen.findByRole("alert")).textContent,
      "Hilfe und Beratung kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
    )
    assert.strictEqual(avatar().getAttribute("aria-expanded"), "false")
    press()
    await flyout()
    assert.isNull(screen.queryByRole("alert"))
  })
})

describe("an advice channel", () => {
  it("choosing an advice channel asks for consent in a dialog, and accepting starts the channel and closes the flyout", async () => {
    const page = await openAdvice()
    press()
    fireEvent.click(await entry(/^24h-Service-Chat/u))
    const dialog = await screen.findByRole("dialog", { name: "Datenschutz: 24h-Service-Chat" })
    within(dialog).getByText(
      "Den Chat betreibt ein Dienstleister. Er erfährt deine IP-Adresse und was du schreibst.",
    )
    assert.deepStrictEqual(page.thirdParty.loaded, [])
    fireEvent.click(within(dialog).getByRole("button", { name: "Akzeptieren" }))
    await isGone("Datenschutz: 24h-Service-Chat")
    await isClosed()
    assert.deepStrictEqual(page.thirdParty.loaded, ["chatbot"])
    assert.deepStrictEqual(page.thirdParty.begun, [{ service: "chatbot" }])
  })

  it("the Escape key in the consent dialog of an advice channel closes only the dialog, and no channel starts", async () => {
    const page = await openAdvice()
    press()
    fireEvent.click(await entry(/^Sofort-Videoberatung/u))
    const dialog = await screen.findByRole("dialog", { name: "Datenschutz: Videoberatung" })
    fireEvent.keyDown(dialog, { key: "Escape" })
    await isGone("Datenschutz: Videoberatung")
    await flyout()
    assert.deepStrictEqual(page.thirdParty.loaded, [])
  })

  it("an advice channel is shown as busy while its service loads", async () => {
    const script = await Effect.runPromise(Deferred.make<void>())
    const page = await openAdvice({
      granted: ["chatbot"],
      services: (memory) => ({
        chatbot: (grant) => Effect.andThen(Deferred.await(script), memory.chatbot(grant)),
      }),
    })
    press()
    const chat = await entry(/^24h-Service-Chat.*Wird geladen$/u)
    assert.strictEqual(chat.getAttribute("aria-disabled"), "true")
    fireEvent.click(chat)
    await Effect.runPromise(Deferred.succeed(script, undefined))
    fireEvent.click(await entry(/^24h-Service-Chat.*Verfügbar$/u))
    await isClosed()
    assert.lengthOf(page.thirdParty.begun, 1)
  })

  it("the service flyout shows an error with a retry button when the service of an advice channel fails to load", async () => {
    const page = await openAdvice({ granted: ["chatbot"], failing: ["chatbot"] })
    press()
    fireEvent.click(await entry(/^24h-Service-Chat/u))
    const failed = await flyout("Da ist etwas schief gelaufen")
    assert.strictEqual(
      within(failed).getByRole("alert").textContent,
      "Unser Service ist zur Zeit leider nicht erreichbar. Bitte versuche es später noch einmal.",
    )
    await page.run(page.thirdParty.fail("chatbot", false))
    fireEvent.click(within(failed).getByRole("button", { name: "Noch einmal versuchen" }))
    await flyout()
    fireEvent.click(await entry(/^24h-Service-Chat/u))
    await isClosed()
    assert.lengthOf(page.thirdParty.begun, 1)
  })

  it("the service flyout shows no error when it is opened again after an error", async () => {
    await openAdvice({ granted: ["video"], failing: ["video"] })
    press()
    fireEvent.click(await entry(/^Sofort-Videoberatung/u))
    await flyout("Da ist etwas schief gelaufen")
    press()
    await isClosed()
    press()
    await flyout()
  })
})

describe("the video advice", () => {
  it("video advice shows the availability of experts, and calls the experts of the page's routing key", async () => {
    const page = await openAdvice({ granted: ["video"], routingKey: "garten" })
    press()
    fireEvent.click(await entry(/^Sofort-Videoberatung.*Verfügbar$/u))
    await isClosed()
    assert.deepStrictEqual(page.thirdParty.begun, [{ service: "video", routingKey: "garten" }])
  })

  it("when no video expert is available, a modal shows the hours of advice and leads to the community and the contact page", async () => {
    const page = await openAdvice({ granted: ["video"] })
    await page.run(page.thirdParty.experts("unavailable"))
    press()
    fireEvent.click(await entry(/^Sofort-Videoberatung.*Wir sind gerade im Gespräch$/u))
    const modal = await screen.findByRole("dialog", { name: "Videoberatung" })
    await isClosed()
    within(modal).getByText("Unsere Beraterinnen und Berater sind gerade nicht verfügbar oder im Gespräch.")
    within(modal).getByText("Mo-Sa 8:00-20:00 Uhr")
    assert.deepStrictEqual(
      within(modal)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
      ["Wir sind gerade im Gespräch", "Verfügbar"],
    )
    assert.strictEqual(
      within(modal).getByRole("link", { name: "Zum Kontakt" }).getAttribute("href"),
      "/kontakt/",
    )
    fireEvent.click(within(modal).getByRole("button", { name: "Produktberatung aus der Community" }))
    await screen.findByRole("dialog", { name: "Datenschutz: Produktberatung aus der Community" })
  })
})

describe("a conversation", () => {
  it("the chat channel is shown as busy during a conversation, and focus returns to the avatar button afterwards", async () => {
    const page = await openAdvice({ granted: ["chatbot"] })
    press()
    fireEvent.click(await entry(/^24h-Service-Chat/u))
    await isClosed()
    press()
    await entry(/^24h-Service-Chat.*Wir sind gerade im Gespräch$/u)
    press()
    await isClosed()
    const focused = document.activeElement
    if (focused instanceof HTMLElement) focused.blur()
    await page.run(page.thirdParty.end("chatbot"))
    await waitFor(() => assert.strictEqual(document.activeElement, avatar()))
  })

  it("the chat bot can ask the visitor for consent to another service", async () => {
    const page = await openAdvice({ granted: ["chatbot"] })
    press()
    await flyout()
    await page.run(page.thirdParty.request("maps"))
    await screen.findByRole("dialog", { name: "Datenschutz: Karten" })
  })
})
