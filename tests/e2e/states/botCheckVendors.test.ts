import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Frame, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { forget, type Shop, startShop } from "../../support/shop.ts"
import { violations } from "../finder.ts"
import { choose, fillInEnergy, form, press, step } from "../forms.ts"
import { serveVendors, vendorFrame, watchPolicy } from "../vendors.ts"
import { waitUntilHydrated, visit } from "../visit.ts"

let browser: Browser
const shops: Partial<Record<"turnstile" | "recaptcha", Shop>> = {}
beforeAll(async () => {
  browser = await launch()
  for (const vendor of ["turnstile", "recaptcha"] as const)
    shops[vendor] = await startShop({
      env: { BOT_CHECK: vendor, BOT_CHECK_SITE_KEY: "key-of-a-test", BOT_CHECK_SECRET: "secret-of-a-test" },
    })
})
afterAll(async () => {
  await browser.close()
  for (const shop of Object.values(shops)) {
    await shop.stop()
    await forget(shop)
  }
})

/** Opens a page of a shop with this bot-check vendor and the shop's real content security policy. */
const visitWith = async (vendor: "turnstile" | "recaptcha", path: string) => {
  const said: Array<string> = []
  const opened = await visit(browser, path, { baseURL: shops[vendor]?.origin ?? "" })
  opened.page.on("console", (message) => said.push(message.text()))
  await serveVendors(opened.page.context())
  await watchPolicy(opened.page)
  await opened.page.reload()
  await waitUntilHydrated(opened.page)
  return { ...opened, said }
}

/**
 * Solves the bot check by a click from a script. Playwright's click waits for animation frames, which the
 * test's clock stops.
 */
const solve = (frame: Frame) =>
  frame.getByRole("button", { name: "solved" }).evaluate((button: HTMLButtonElement) => button.click())

const human = "Ich bin ein Mensch"
const submit = (page: Page) => form(page).getByRole("button", { name: "Anfrage absenden" })

describe("a vendor's bot check under the shop's security policy", () => {
  it("a form with the bot check Turnstile can be sent after a failed load of its script, after an expired token and after a renewal of the token", async () => {
    const { close, page, said } = await visitWith("turnstile", "/service/energieeffizientes-wohnen/#anfrage")
    await fillInEnergy(page)
    assert.isTrue(await submit(page).isDisabled())
    const scripts = "https://challenges.cloudflare.com/turnstile/**"
    await page.route(scripts, (route) => route.abort())
    await choose(page, "checkbox", human)
    await form(page).getByText("Die Sicherheitsprüfung kann gerade nicht geladen werden.").waitFor()
    assert.isTrue(await submit(page).isDisabled())
    assert.isTrue(said.some((text) => text.includes("Failed to load Turnstile.")))
    assert.deepStrictEqual(await violations(page), [])

    await page.unroute(scripts)
    await press(page, "Erneut versuchen")
    await (await vendorFrame(page, "/widget")).getByRole("button", { name: "expired" }).press("Enter")
    await form(page).getByText("Fast geschafft! Bitte bestätige, dass du ein Mensch bist.").waitFor()
    await page.clock.install()
    await press(page, "Erneut versuchen")
    await solve(await vendorFrame(page, "/widget"))
    await form(page).getByText("Bestätigt").waitFor()
    assert.isTrue(await submit(page).isEnabled())
    await page.clock.fastForward(110_000)
    const renewed = await vendorFrame(page, "/widget")
    assert.strictEqual(await submit(page).getAttribute("aria-disabled"), "true")
    await solve(renewed)
    await form(page).getByText("Bestätigt").waitFor()

    const sent = page.waitForRequest("**/forms/energetictransformation/")
    await page.route("**/forms/**", (route) => route.fulfill({ json: { success: true, id: "7" } }))
    await press(page, "Anfrage absenden")
    assert.strictEqual(
      new URLSearchParams((await sent).postData() ?? "").get("token"),
      "token-of-w3-for-energy",
    )
    await step(page, "Vielen Dank für deine Anfrage")
    assert.deepStrictEqual(
      said.filter((text) => text.includes("refused by the policy")),
      [],
    )
    await close()
  })

  it("removing the tick from the bot check of a form removes the widget of Turnstile", async () => {
    const { close, page } = await visitWith("turnstile", "/kontakt/")
    await page.getByRole("button", { name: "Gefällt mir", exact: true }).click()
    const tick = page.getByRole("checkbox", { name: human })
    await tick.check()
    await vendorFrame(page, "/widget")
    await tick.uncheck()
    await page.waitForSelector("iframe", { state: "detached" })
    await tick.check()
    await (await vendorFrame(page, "/widget")).getByRole("button", { name: "solved" }).click()
    await page.getByText("Bestätigt").waitFor()
    await close()
  })

  it("the bot check loads reCAPTCHA and the script that reCAPTCHA itself adds, shows the challenge above the dialog, and sends the token with the feedback", async () => {
    const { close, page, said } = await visitWith("recaptcha", "/kontakt/")
    await page.getByRole("button", { name: "Gefällt mir", exact: true }).click()
    await page.getByLabel("Deine Nachricht").fill("Schön hell")
    await page.getByRole("checkbox", { name: human }).check()
    await (await vendorFrame(page, "/anchor")).getByRole("button", { name: "challenge" }).click()
    await (await vendorFrame(page, "/bframe")).getByRole("button", { name: "solved" }).click()
    await page.getByText("Bestätigt").waitFor()

    const sent = page.waitForRequest("**/feedback")
    await page.route("**/feedback", (route) => route.fulfill({ status: 204 }))
    await page.getByRole("button", { name: "Feedback senden" }).click()
    assert.include((await sent).postData(), "token-of-recaptcha")
    await page.getByRole("heading", { name: "Vielen Dank für dein Feedback" }).waitFor()
    assert.deepStrictEqual(
      said.filter((text) => text.includes("refused by the policy")),
      [],
    )
    await close()
  })
})
