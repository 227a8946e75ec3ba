import { assert, describe, it } from "@effect/vitest"
import { inject } from "vitest"

import { decidedVisitor, sharedBrowser } from "../support/browser.ts"
import { chunkOf } from "../support/firstVisit.ts"
import { isLong, thinned } from "../support/size.ts"
import { indicator, loginForm } from "./account.ts"
import { addresses } from "./addresses.ts"
import { confirmed, countShown, put, sessionStored } from "./basket.ts"
import { held, visit, visitWithoutScripts, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

describe("interactions before the scripts have loaded", () => {
  it("two clicks on the basket button before hydration add the article once with the selected quantity", async () => {
    const { close, letScriptsCome, page } = await visitWithoutScripts(browser, paths["product"] ?? "/")
    const main = page.getByRole("main")
    await main.getByRole("button", { name: "Menge erhöhen" }).click()
    await main.getByRole("button", { name: "Menge erhöhen" }).click()
    const add = main.getByRole("button", { name: "In den Warenkorb", exact: true })
    await add.click()
    await add.click()
    assert.strictEqual(new URL(page.url()).search, "")
    letScriptsCome()
    await confirmed(page)
    await countShown(page, 3)
    await close()
  })

  it.runIf(isLong)(
    "a button that was clicked before hydration is shown as pending until its action has run",
    async () => {
      const { close, letScriptsCome, page } = await visitWithoutScripts(browser, paths["category"] ?? "/")
      const add = page
        .getByRole("main")
        .getByRole("button", { name: /in den Warenkorb$/iu })
        .first()
      const opacity = () => add.evaluate((button) => Number(getComputedStyle(button).opacity))
      assert.strictEqual(await opacity(), 1)
      await add.click()
      assert.isBelow(await opacity(), 1)
      letScriptsCome()
      await countShown(page, 1)
      assert.strictEqual(await page.locator("[data-early]").count(), 0)
      await close()
    },
  )

  it("a click on 'In den Warenkorb' is confirmed before the basket's scripts have loaded, and adds the article even if the visitor leaves the page", async () => {
    const { close, page } = await visit(browser, paths["product"] ?? "/")
    await page.waitForLoadState("networkidle")
    const scripts = Promise.withResolvers<void>()
    await page.route("**/ui/js/**", async (route) => {
      await scripts.promise
      await route.continue()
    })
    const main = page.getByRole("main")
    await main.getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    await main.getByText("Liegt im Warenkorb.").first().waitFor()
    await countShown(page, 1)
    await page.goto("/kontakt/", { waitUntil: "commit" })
    scripts.resolve()
    await sessionStored(page)
    await page.goto("/warenkorb")
    await countShown(page, 1)
    await close()
  })

  it.runIf(isLong)(
    "the scripts of the wishlist load while the pointer moves to the wishlist toggle, but run only after the click has changed the button",
    async () => {
      const context = await decidedVisitor(browser, { baseURL: inject("origin") })
      const page = await context.newPage()
      await page.clock.install()
      const runtime = `**/${chunkOf("runtime")}`
      await page.route(runtime, async (route) => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          body: `document.documentElement.dataset.ran="";${await response.text()}`,
        })
      })
      await page.goto(paths["product"] ?? "/")
      await waitUntilHydrated(page)
      // Stops the clock. After 1 s without an event, the scripts would run before the click.
      await page.clock.pauseAt(Date.now() + 60_000)
      const loaded = page.waitForResponse(runtime)
      const toggle = page
        .getByRole("main")
        .getByRole("button", { name: /^Auf die Merkliste/u })
        .first()
      await toggle.hover()
      await page.clock.runFor(900)
      await loaded
      await page.clock.runFor(50)
      const hasRun = page.locator("html[data-ran]")
      assert.strictEqual(await hasRun.count(), 0)
      await toggle.click()
      await toggle.and(page.locator("[aria-busy=true]")).waitFor()
      assert.strictEqual(await hasRun.count(), 0)
      await page.clock.resume()
      await hasRun.waitFor()
      await toggle.and(page.locator("[aria-pressed=true][aria-busy=false]")).waitFor()
      await context.close()
    },
  )

  it.runIf(isLong)(
    "three clicks on 'In den Warenkorb' add three pieces and confirm each of them without loading the scripts of the basket",
    async () => {
      const { close, page } = await visit(browser, paths["product"] ?? "/")
      const scripts: Array<string> = []
      page.on("request", (request) => scripts.push(new URL(request.url()).pathname.slice(1)))
      const main = page.getByRole("main")
      for (const pieces of [1, 2, 3]) {
        const answer = page.waitForResponse("**/basket/items")
        await main.getByRole("button", { name: "In den Warenkorb", exact: true }).click()
        await answer
        await confirmed(page)
        await countShown(page, pieces)
        await main.locator("button:not([aria-disabled=true])").getByText("In den Warenkorb").first().waitFor()
      }
      await page.waitForLoadState("networkidle")
      for (const chunk of ["effect", "runtime"]) assert.notInclude(scripts, chunkOf(chunk))
      await page.goto("/warenkorb")
      await countShown(page, 3)
      await close()
    },
  )

  it("if the shop refuses the article that the first click on a page adds, the page shows the shop's error message and the unchanged basket count", async () => {
    const path = paths["product"] ?? "/"
    const { close, page } = await visit(browser, path)
    await put(page, path.split("/").at(-1) ?? "", 999)
    await page.reload()
    await waitUntilHydrated(page)
    const main = page.getByRole("main")
    await main.getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    await main.getByText("Von einem Artikel sind online höchstens 999 Stück möglich.").first().waitFor()
    await countShown(page, 999)
    await close()
  })

  it.runIf(isLong)(
    "the account flyout that was opened before hydration shows the login form after hydration, the Escape key closes it, and a click opens it again",
    async () => {
      const { close, letScriptsCome, page } = await visitWithoutScripts(browser, "/")
      await indicator(page).click()
      await page.getByRole("banner").getByRole("link", { name: "Kundenkonto anlegen" }).waitFor()
      letScriptsCome()
      await loginForm(page).waitFor()
      await page.keyboard.press("Escape")
      await loginForm(page).waitFor({ state: "hidden" })
      await indicator(page).click()
      await loginForm(page).waitFor()
      await close()
    },
  )

  const submitButtons = [
    ["/vertrag-widerrufen", "Weiter"],
    ["/meinkonto/registrieren", "Kundenkonto anlegen"],
    ["/newsletter/anmelden/", "Zum Newsletter anmelden"],
  ] as const
  it.each(thinned(submitButtons, 3))(
    "a click before hydration on the submit button of the page %s is repeated after hydration, and marks an empty field as invalid",
    async (path, name) => {
      const { close, letScriptsCome, page } = await visitWithoutScripts(browser, path)
      const main = page.getByRole("main")
      await main.getByRole("button", { name }).click()
      letScriptsCome()
      await main.locator("input[aria-invalid=true]").first().waitFor()
      await close()
    },
  )

  it("a page whose script failed to load requests the script again, and then repeats a click that came before hydration", async () => {
    const context = await decidedVisitor(browser, { baseURL: inject("origin") })
    const page = await context.newPage()
    await page.clock.install()
    let isOffline = true
    await page.route("**/ui/js/**", (route) => (isOffline ? route.abort() : route.continue()))
    const failed = page.waitForEvent("requestfailed")
    await page.goto(paths["product"] ?? "/")
    await failed
    await page.getByRole("main").getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    isOffline = false
    await page.clock.runFor(6000)
    await page.clock.resume()
    await countShown(page, 1)
    await context.close()
  })

  it.runIf(isLong)(
    "a click on the arrow of the gallery before hydration shows the next picture",
    async () => {
      const { close, letScriptsCome, page } = await visitWithoutScripts(browser, paths["product"] ?? "/")
      const pictures = page.getByRole("region", { name: "Bilder" })
      await pictures.getByRole("button", { name: "Nächstes Bild" }).click()
      letScriptsCome()
      await pictures.locator("[aria-current]").filter({ hasText: ", 2 von " }).waitFor()
      await close()
    },
  )

  it.runIf(isLong)(
    "hydration does not change the scroll position of a page that the visitor has scrolled before",
    async () => {
      const { close, letScriptsCome, page } = await visitWithoutScripts(browser, paths["product"] ?? "/")
      await page.mouse.wheel(0, 500)
      await page.waitForFunction(() => scrollY === 500)
      letScriptsCome()
      await waitUntilHydrated(page)
      assert.strictEqual(await page.evaluate(() => scrollY), 500)
      await close()
    },
  )

  it.runIf(isLong)(
    "a click on a hydrated button takes effect once and at once, while the script of another part of the page is still loading",
    async () => {
      const { close, page } = await visit(browser, "/")
      const letLayoutCome = await held(page, `**/${chunkOf("layout")}`)
      await page.goto(paths["product"] ?? "/")
      const main = page.getByRole("main")
      const quantity = main.getByRole("textbox", { name: "Menge", exact: true })
      await main.getByRole("button", { name: "Menge erhöhen" }).click()
      await quantity.and(page.locator("[value='2']")).waitFor()
      letLayoutCome()
      await waitUntilHydrated(page)
      assert.strictEqual(await quantity.inputValue(), "2")
      await close()
    },
  )

  it("the search form can be submitted before the page's scripts have loaded", async () => {
    const { close, page } = await visitWithoutScripts(browser, "/")
    const search = page.getByRole("banner").getByRole("search")
    await search.locator("input").fill("bohrer")
    await search.getByRole("button", { name: /such/iu }).click()
    await page.waitForURL("**/s/bohrer**")
    await close()
  })
})
