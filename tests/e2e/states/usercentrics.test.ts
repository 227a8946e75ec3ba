import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { hasProperty } from "effect/Predicate"
import type { Browser, Page } from "playwright-core"

import { launch, visitor } from "../../support/browser.ts"
import { ofUsercentrics } from "../privacy.ts"
import { forget, type Shop, startShop } from "../../support/shop.ts"
import { waitUntilHydrated } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const firstLayer = (page: Page) => page.getByRole("dialog", { name: /^Einwilligung/u })
const secondLayer = (page: Page) => page.getByRole("dialog", { name: /^Privatsphäre-Einstellungen/u })
const gate = (page: Page) => page.getByRole("region", { name: "Wir benötigen deine Zustimmung" })

/** Opens a page of this shop as a new visitor. Records the page's errors and foreign requests. */
const enter = async (shop: Shop, path: string) => {
  const context = await visitor(browser, { baseURL: shop.origin })
  const page = await context.newPage()
  const complaints: Array<string> = []
  const foreign: Array<string> = []
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text())
  })
  page.on("request", (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith("http") && origin !== shop.origin) foreign.push(pathname)
  })
  await page.goto(path)
  await waitUntilHydrated(page)
  return { complaints, context, foreign, page }
}

const given = async (page: Page) => {
  const cookies = await page.context().cookies()
  const text = cookies.find(({ name }) => name === "heimwerk_consents")?.value
  const kept: unknown = text === undefined ? undefined : JSON.parse(decodeURIComponent(text))
  return hasProperty(kept, "given") ? kept.given : undefined
}

describe.each([
  { generation: "v2", keys: ["uc_settings", "uc_user_interaction"] },
  { generation: "v3", keys: ["ucData"] },
])("the shop uses Usercentrics $generation as its consent manager", ({ generation, keys }) => {
  let shop: Shop
  const loader = `/dienste/usercentrics-${generation}.js`
  beforeAll(async () => {
    shop = await startShop({ env: { CONSENT_MANAGER: `usercentrics-${generation}` } })
  })
  afterAll(async () => {
    await shop.stop()
    await forget(shop)
  })

  it("a shop with Usercentrics shows no consent prompt of its own, grants no consent before the visitor's answer, and stores the answer", async () => {
    const { complaints, context, foreign, page } = await enter(shop, "/maerkte?suche=53111")
    await firstLayer(page).waitFor()
    assert.strictEqual(await page.getByRole("dialog", { name: "Deine Privatsphäre" }).count(), 0)
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await gate(page).waitFor()
    assert.deepStrictEqual(foreign, [loader])
    assert.isUndefined(await given(page))
    await firstLayer(page).getByRole("button", { name: "Alles ablehnen" }).click()
    await firstLayer(page).waitFor({ state: "detached" })
    await page.waitForFunction(() => document.cookie.includes("heimwerk_consents"))
    assert.deepStrictEqual(await given(page), [])
    await page.reload()
    await waitUntilHydrated(page)
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await gate(page).waitFor()
    assert.strictEqual(await firstLayer(page).count(), 0)
    const kept = await page.evaluate(() => Object.keys(localStorage))
    assert.sameMembers(kept, keys)
    assert.includeMembers(
      [...ofUsercentrics()],
      keys.map((name) => `local storage: ${name}`),
    )
    assert.deepStrictEqual(complaints, [])
    await context.close()
  })

  it("the consent gate and the footer open the dialog of Usercentrics, and the shop applies the decisions made in this dialog", async () => {
    const { complaints, context, foreign, page } = await enter(shop, "/maerkte?suche=53111")
    await firstLayer(page).getByRole("button", { name: "Alles ablehnen" }).click()
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await gate(page).getByRole("button", { name: "Mehr Informationen" }).click()
    await secondLayer(page).getByLabel("Karten").check()
    await secondLayer(page).getByLabel("24h-Service-Chat").check()
    const tile = page.waitForRequest(/\/karten\//u)
    await secondLayer(page).getByRole("button", { name: "Speichern" }).click()
    await page.getByRole("button", { name: "Karte vergrößern" }).waitFor()
    await page.waitForFunction(() => document.cookie.includes("ci-maps"))
    await tile
    assert.sameMembers([...new Set(foreign.map((path) => path.split("/")[1]))], ["dienste", "karten"])
    const reloaded = page.waitForEvent("load")
    await page.getByRole("button", { name: "Privatsphäre" }).click()
    await secondLayer(page).getByRole("button", { name: "Alles ablehnen" }).click()
    await reloaded
    await waitUntilHydrated(page)
    foreign.length = 0
    await page.reload()
    await waitUntilHydrated(page)
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await gate(page).waitFor()
    assert.deepStrictEqual(new Set(foreign), new Set([loader]))
    assert.deepStrictEqual(complaints, [])
    await context.close()
  })

  it("accepting a service at its consent gate also stores this consent in Usercentrics", async () => {
    const { complaints, context, page } = await enter(shop, "/maerkte?suche=53111")
    await firstLayer(page).getByRole("button", { name: "Schließen" }).click()
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await gate(page).getByRole("button", { name: "Akzeptieren" }).click()
    await page.getByRole("button", { name: "Karte vergrößern" }).waitFor()
    await page.waitForFunction((name) => localStorage.getItem(name)?.includes("uc-maps"), keys[0] ?? "")
    assert.deepStrictEqual(complaints, [])
    await context.close()
  })

  it("no service has consent when the script of Usercentrics fails to load, and consent gates show an error", async () => {
    const { context, foreign, page } = await enter(shop, "/kontakt/")
    await context.route(`**${loader}`, (route) => route.abort())
    await page.goto("/maerkte?suche=53111")
    await waitUntilHydrated(page)
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await gate(page).getByRole("button", { name: "Mehr Informationen" }).click()
    await gate(page).getByText("Mehr Informationen können gerade nicht geladen werden.").waitFor()
    await gate(page).getByRole("button", { name: "Akzeptieren" }).click()
    await gate(page).getByText("Die Einstellungen zur Privatsphäre können gerade nicht").waitFor()
    assert.isTrue(foreign.every((path) => path === loader))
    await context.close()
  })
})
