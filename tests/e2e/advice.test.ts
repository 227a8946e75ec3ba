import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { ask, avatar, chat, chatEntry, entry, flyout, openFlyout, start } from "./advice.ts"
import { tabAndPress, tabTo } from "./finder.ts"
import { visit, waitForFocus } from "./visit.ts"

const browser = await sharedBrowser()

describe("the help button in the browser", () => {
  it("T-P1: the chat opens after consent, answers from the shop's data, and contacts no third party before the consent", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    const foreign: Array<string> = []
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin !== new URL(page.url()).origin) foreign.push(pathname)
    })
    await openFlyout(page)
    await flyout(page).getByRole("button", { name: chatEntry }).click()
    const consentDialog = page.getByRole("dialog", { name: /^Datenschutz: /u })
    await waitForFocus(consentDialog)
    await page.keyboard.press("Escape")
    await consentDialog.waitFor({ state: "detached" })
    await page.keyboard.press("Escape")
    await flyout(page).waitFor({ state: "detached" })
    assert.deepStrictEqual(foreign, [])
    await start(page, chatEntry)
    await chat(page).getByText("Hallo, ich bin der Service-Chat.").waitFor()
    assert.deepStrictEqual(foreign, ["/dienste/chatbot.js"])
    await ask(page, "Öffnungszeiten in Köln")
    await chat(page)
      .getByText(/Samstag: \d\d:\d\d bis \d\d:\d\d Uhr/u)
      .waitFor()
    await ask(page, "Habt ihr einen Akkuschrauber?")
    await chat(page)
      .getByText(/verfügbar in \d+ von \d+ Märkten/u)
      .waitFor()
    await page.keyboard.press("Escape")
    await chat(page).waitFor({ state: "detached" })
    await waitForFocus(avatar(page))
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong).each([390, 1440])(
    "a chat that starts after the consent does not cover the button of the service flyout at a width of %s px",
    async (width) => {
      const { close, page } = await visit(browser, "/", { viewport: { width, height: 844 } })
      await start(page, chatEntry)
      await chat(page).getByText("Hallo, ich bin der Service-Chat.").waitFor()
      await flyout(page).waitFor({ state: "detached" })
      // Fails if another element covers the avatar button.
      await avatar(page).click({ trial: true })
      await close()
    },
  )

  it.runIf(isLong)(
    "a chat starts without another click after the visitor has accepted it in the privacy settings",
    async () => {
      const { close, page } = await visit(browser, "/kontakt/", { viewport: { width: 1440, height: 844 } })
      await openFlyout(page)
      await entry(page, chatEntry).click()
      await page
        .getByRole("dialog", { name: /^Datenschutz: /u })
        .getByRole("button", { name: "Mehr Informationen" })
        .click()
      const settings = page.getByRole("dialog", { name: "Einstellungen zur Privatsphäre" })
      await settings.getByRole("button", { name: "Akzeptieren" }).click()
      await chat(page).getByText("Hallo, ich bin der Service-Chat.").waitFor()
      await close()
    },
  )

  it.runIf(isLong)(
    "T-A2: a visitor can send feedback by keyboard, and focus moves to the avatar button when the dialog closes",
    async () => {
      const { close, complaints, page } = await visit(browser, "/kontakt/")
      await tabAndPress(page, page.getByRole("button", { name: "Gefällt mir", exact: true }))
      const dialog = page.getByRole("dialog", { name: "Feedback" })
      await waitForFocus(dialog)
      await tabTo(page, dialog.getByLabel("Deine Nachricht"))
      await page.keyboard.type("Klasse Laden")
      await page.keyboard.press("Tab")
      await page.keyboard.press("Tab")
      await page.keyboard.press("Space")
      await dialog.getByText("Bestätigt").waitFor()
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await dialog.getByRole("heading", { name: "Vielen Dank für dein Feedback" }).waitFor()
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await dialog.waitFor({ state: "detached" })
      await waitForFocus(avatar(page))
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )
})
