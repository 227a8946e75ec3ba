import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { fileOf } from "../support/firstVisit.ts"
import { isLong } from "../support/size.ts"
import { addresses } from "./addresses.ts"
import { dialog, indicator, open as openFinder, search, violations } from "./finder.ts"
import { loadRouter, visit, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

const main = (page: Page) => page.getByRole("main")
const offline = (page: Page) => main(page).getByRole("heading", { level: 1, name: "Du bist offline" })

const follow = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first().click()

/** Opens the home page, loads the client-side router, and follows a link to another page. */
const openFromHome = async (name: string) => {
  const visited = await visit(browser, "/")
  await loadRouter(visited.page)
  await follow(visited.page, name)
  await main(visited.page).getByRole("heading", { level: 1, name }).waitFor()
  await visited.page.waitForLoadState("networkidle")
  return visited
}

describe("the shop without a network", () => {
  it("without a network, a navigation shows a message between header and footer, and the page appears when the network is back", async () => {
    const { close, page } = await openFromHome("Kontakt")
    await page.context().setOffline(true)
    await follow(page, "Versandkosten")
    await offline(page).waitFor()
    assert.isTrue(await page.getByRole("banner").isVisible())
    assert.isTrue(await page.getByRole("contentinfo").isVisible())
    assert.strictEqual(await page.getByRole("heading", { level: 1 }).count(), 1)
    assert.deepStrictEqual(await violations(page), [])

    await page.context().setOffline(false)
    await main(page).getByRole("heading", { level: 1, name: "Versandkosten" }).waitFor()
    assert.strictEqual(new URL(page.url()).pathname, "/service/versandkosten/")
    assert.strictEqual(await offline(page).count(), 0)
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].every(
        ({ sheet }) => sheet !== null,
      ),
    )
    await close()
  })

  it.runIf(isLong)(
    "a visitor without a network can go back to the previous page, which still contains the typed text",
    async () => {
      const { close, page } = await openFromHome("Vertrag widerrufen")
      await main(page).getByLabel("Vor- und Nachname").fill("Anna Berg")
      await page.waitForLoadState("networkidle")
      await page.context().setOffline(true)
      await follow(page, "Versandkosten")
      await offline(page).waitFor()
      await main(page).getByRole("link", { name: "Auf der Seite bleiben" }).click()
      assert.strictEqual(await main(page).getByLabel("Vor- und Nachname").inputValue(), "Anna Berg")
      await offline(page).waitFor({ state: "detached" })
      await close()
    },
  )

  it.runIf(isLong)(
    "the store finder, whose scripts and styles failed to load without a network, can be used when the network is back",
    async () => {
      const { close, page } = await visit(browser, "/service/kontakt/")
      await waitUntilHydrated(page)
      await page.context().setOffline(true)
      const failed = page.waitForEvent("requestfailed", (request) => request.resourceType() === "stylesheet")
      await indicator(page).hover()
      await failed
      await page.context().setOffline(false)
      await openFinder(page)
      await search(page, "Kiel")
      await dialog(page).getByRole("button", { name: "Diesen Markt wählen: Heimwerk Kiel" }).click()
      await dialog(page).getByText("Mein Markt", { exact: true }).first().waitFor()
      await close()
    },
  )

  it.runIf(isLong)(
    "if the browser has a network but the shop cannot be reached, the page repeats its requests until the shop answers",
    async () => {
      const { close, page } = await openFromHome("Kontakt")
      let isCut = true
      await page.route(/\/(?:ui|rest|shop|public|health)\//u, (route) =>
        isCut ? route.abort("connectionrefused") : route.continue(),
      )
      await follow(page, "Märkte & Öffnungszeiten")
      await offline(page).waitFor()
      const repeated = await page.waitForRequest(/\/(?:ui|rest|shop|public|health)\//u)
      assert.isNull(await repeated.response())
      isCut = false
      await main(page).getByRole("heading", { level: 1, name: "Märkte & Öffnungszeiten" }).waitFor()
      await close()
    },
  )

  it.runIf(isLong)(
    "a click on a link shows the shop's offline message while the shop cannot be reached, and the page of the link opens when the shop answers",
    async () => {
      const { close, page } = await visit(browser, "/s/led")
      await loadRouter(page)
      const tile = main(page).locator("a[href^='/p/']").first()
      const path = (await tile.getAttribute("href")) ?? ""
      let isCut = true
      await page.route("**/*", (route) => (isCut ? route.abort("connectionrefused") : route.continue()))
      const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/health/live"))
      await tile.focus()
      await refused
      await tile.press("Enter")
      await offline(page).waitFor()
      isCut = false
      await page.waitForURL(`**${path}`)
      await offline(page).waitFor({ state: "detached" })
      await main(page).getByRole("button", { name: "In den Warenkorb" }).first().waitFor()
      await close()
    },
  )

  it.runIf(isLong)(
    "if the script of a dialog fails to load, the page stays, and the dialog opens when the script loads",
    async () => {
      const { close, page } = await visit(browser, paths["product"] ?? "/")
      const script = `**/${fileOf("features/product/gallery/GalleryZoom.tsx")}`
      // The browser may request the script twice in one attempt: ahead, and when it runs the script.
      await page.route(script, (route) => route.abort("connectionrefused"), { times: 2 })
      const loaded = page.waitForResponse(script)
      await page.getByRole("button", { name: "Bilder groß ansehen" }).click()
      await loaded
      await page.getByRole("dialog").waitFor()
      await page.keyboard.press("Escape")
      await main(page).getByRole("button", { name: "In den Warenkorb" }).first().waitFor()
      await close()
    },
  )

  it.runIf(isLong)(
    "a page for which the shop reports an error shows the error page, and does not say that the visitor is offline",
    async () => {
      const { close, page } = await openFromHome("Kontakt")
      await page.route(/\/(?:rest|shop|public)\//u, (route) => route.fulfill({ status: 503, body: "" }))
      await follow(page, "Märkte & Öffnungszeiten")
      await main(page).getByRole("heading", { level: 1, name: "Da ist etwas schief gelaufen" }).waitFor()
      await close()
    },
  )

  it("a page whose script does not exist any more, as after an upgrade of the shop, opens as a document", async () => {
    const { close, page } = await openFromHome("Kontakt")
    await page.route(`**/${fileOf("pages/info/ShippingPage.tsx")}`, (route) => route.fulfill({ status: 404 }))
    await page.evaluate(() => Reflect.set(window, "isFirstDocument", true))
    await follow(page, "Versandkosten")
    await main(page).getByRole("heading", { level: 1, name: "Versandkosten" }).waitFor()
    assert.isUndefined(await page.evaluate(() => Reflect.get(window, "isFirstDocument")))
    await page.goBack()
    await main(page).getByRole("heading", { level: 1, name: "Kontakt" }).waitFor()
    await close()
  })

  it.runIf(isLong)(
    "the first click on a link without a network shows the offline message, and the linked page opens when the network is back",
    async () => {
      const { close, page } = await visit(browser, "/kontakt/")
      await page.waitForLoadState("networkidle")
      await page.context().setOffline(true)
      await follow(page, "Versandkosten")
      await offline(page).waitFor()
      assert.deepStrictEqual(await violations(page), [])
      await main(page).getByRole("link", { name: "Auf der Seite bleiben" }).click()
      await offline(page).waitFor({ state: "detached" })
      await main(page).getByRole("heading", { level: 1, name: "Kontakt" }).waitFor()

      await follow(page, "Versandkosten")
      await offline(page).waitFor()
      await page.context().setOffline(false)
      await main(page).getByRole("heading", { level: 1, name: "Versandkosten" }).waitFor()
      assert.strictEqual(new URL(page.url()).pathname, "/service/versandkosten/")
      await close()
    },
  )
})
