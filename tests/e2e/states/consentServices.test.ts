import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { gatedServices, type GatedService, reloadingServices } from "@heimwerk/core/consent/services.ts"
import { afterAll, assert, beforeAll, describe, it, vi } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { logIn } from "../account.ts"
import { openSearch, searchField, suggestions } from "../header.ts"
import { waitUntilHydrated, visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/**
 * The test set-up serves the scripts and map tiles of third-party services under these paths. The search service
 * is missing, because it is called through the shop.
 */
const paths: Readonly<Partial<Record<GatedService, string>>> = {
  chatbot: "/dienste/chatbot.js",
  secondChat: "/dienste/second-chat.js",
  video: "/dienste/video.js",
  community: "/dienste/community.js",
  experimentation: "/dienste/experimentation.js",
  maps: "/karten/",
  recommendations: "/dienste/recommendations.js",
}

/** The services of the test set-up. It has no address service of another company. */
const services = gatedServices.filter((service) => service !== "addresses")

/**
 * The consents of six visitors. For any two services, at least one visitor has consented to both, one to
 * neither, and one to each alone. Visitor 0 consents to no service. Each service has the consent of three of
 * the other visitors.
 */
const rowsOf = ["123", "124", "125", "134", "135", "145", "234", "235"] as const
const visitors = Array.from({ length: 6 }, (_, row) =>
  services.filter((_service, index) => rowsOf[index]?.includes(String(row)) === true),
)

const idsOf = (granted: ReadonlyArray<GatedService>) => granted.map((service) => consentId(service, "local"))

/** Records which third-party services are contacted, and all other requests to foreign origins. */
const listen = (page: Page) => {
  const asked = new Set<string>()
  page.on("request", (request) => {
    const { origin, pathname, protocol, searchParams } = new URL(request.url())
    if (!protocol.startsWith("http")) return
    if (origin === new URL(page.url()).origin) {
      if (searchParams.has("sid") || pathname.includes("/track/")) asked.add("searchTracking")
      return
    }
    const isOf = (service: GatedService) => {
      const path = paths[service]
      return path !== undefined && pathname.startsWith(path)
    }
    asked.add(services.find(isOf) ?? request.url())
  })
  return asked
}

/** Uses every feature of the page that needs consent. */
const useAll = async (page: Page) => {
  await page.mouse.move(200, 300)
  await openSearch(page)
  await searchField(page).fill("farbe")
  await suggestions(page).first().waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Kartenansicht" }).click()
  await page.getByRole("button", { name: "Karte vergrößern" }).waitFor()
  await page.waitForLoadState("networkidle")
}

describe("the third-party services behind consent", () => {
  it.each(visitors.map((granted) => [granted.join(", ") || "nothing", granted] as const))(
    "T-P5: the page contacts exactly the third-party services with consent, in this case: %s",
    async (_, granted) => {
      const { close, complaints, page } = await visit(browser, "/maerkte?suche=53111", {
        consents: idsOf(granted),
      })
      const asked = listen(page)
      await useAll(page)
      await vi.waitUntil(() => asked.size >= granted.length, { timeout: 20_000 })
      assert.sameMembers([...asked], [...granted])
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.each(services)(
    "T-P4: after the consent to the service %s is withdrawn, the page no longer contacts this service and keeps none of its stored data",
    async (service) => {
      const { close, complaints, page } = await visit(browser, "/maerkte?suche=53111", {
        consents: idsOf([service]),
      })
      const asked = listen(page)
      await useAll(page)
      await vi.waitUntil(() => asked.size > 0, { timeout: 20_000 })
      assert.deepStrictEqual([...asked], [service])
      let loads = 0
      page.on("load", () => loads++)
      await page.getByRole("button", { name: "Privatsphäre" }).click()
      const dialog = page.getByRole("dialog", { name: "Einstellungen zur Privatsphäre" })
      const reloads = reloadingServices.includes(service)
      const reloaded = reloads ? page.waitForEvent("load") : Promise.resolve()
      await dialog.getByRole("button", { name: "Ablehnen" }).click()
      await reloaded
      await dialog.waitFor({ state: "detached" })
      await waitUntilHydrated(page)
      asked.clear()
      await useAll(page)
      await page.reload()
      await waitUntilHydrated(page)
      await useAll(page)
      assert.deepStrictEqual([...asked], [])
      assert.strictEqual(loads, reloads ? 2 : 1)
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      assert.deepStrictEqual(
        kept.filter((key) => key !== "react-router-scroll-positions"),
        [],
      )
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.each([
    ["once if the visitor consents to search tracking", ["searchTracking"], 1],
    ["never if the visitor consents only to recommendations", ["recommendations"], 0],
  ] as const)("T-P5: the page reports a login to the search service %s", async (_, granted, times) => {
    const { close, page } = await visit(browser, "/mein-markt/201", { consents: idsOf(granted) })
    const logins: Array<unknown> = []
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith("/login") && request.url().includes("/track/"))
        logins.push(request.postDataJSON())
    })
    await logIn(page, "anna.berg@kunde.example")
    await page.mouse.move(200, 300)
    await page.waitForLoadState("networkidle")
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Merkliste/u })
      .click()
    await page.waitForURL("**/merkliste")
    await page.waitForLoadState("networkidle")
    // Tracking starts after the visitor has used a page. The browser may have opened this page before that.
    await page.mouse.move(220, 320)
    await vi.waitUntil(() => logins.length >= times, { timeout: 20_000 })
    assert.lengthOf(logins, times, JSON.stringify(logins))
    await close()
  })
})
