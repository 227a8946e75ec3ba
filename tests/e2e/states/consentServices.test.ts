import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { type GatedService, reloadingServices } from "@heimwerk/core/consent/services.ts"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { awake, visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The services a page asks for by itself, and how their requests begin at the reference set-up. */
const paths = {
  chatbot: "/dienste/chatbot.js",
  secondChat: "/dienste/second-chat.js",
  video: "/dienste/video.js",
  community: "/dienste/community.js",
  experimentation: "/dienste/experimentation.js",
  maps: "/karten/",
} as const satisfies Partial<Record<GatedService, string>>
type Asked = keyof typeof paths
const services = ["chatbot", "secondChat", "video", "community", "experimentation", "maps"] as const

/**
 * Six visitors: of any two services there is one with both, one with neither and one with each alone. Row 0 has none; a
 * service is in three of the other rows, each in other three.
 */
const rowsOf = ["123", "124", "125", "134", "135", "145"] as const
const visitors = Array.from({ length: 6 }, (_, row) =>
  services.filter((_service, index) => rowsOf[index]?.includes(String(row)) === true),
)

const idsOf = (granted: ReadonlyArray<GatedService>) => granted.map((service) => consentId(service, "local"))

/** Notes which services are asked, and what else is asked of anybody but the shop. */
const listen = (page: Page) => {
  const asked = new Set<string>()
  page.on("request", (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (!protocol.startsWith("http") || origin === new URL(page.url()).origin) return
    asked.add(services.find((service) => pathname.startsWith(paths[service])) ?? request.url())
  })
  return asked
}

/** Uses everything on the page that is behind a consent. */
const useAll = async (page: Page) => {
  await page.mouse.move(200, 300)
  await page.getByRole("button", { name: "Kartenansicht" }).click()
  await page.getByRole("button", { name: "Karte vergrößern" }).waitFor()
  await page.waitForLoadState("networkidle")
}

describe("the services of third parties", () => {
  it.each(visitors.map((granted) => [granted.join(", ") || "nothing", granted] as const))(
    "T-P5 a visitor who consented to %s meets those and no others",
    async (_, granted) => {
      const { close, complaints, page } = await visit(browser, "/maerkte?suche=53111", {
        consents: idsOf(granted),
      })
      const asked = listen(page)
      await useAll(page)
      assert.sameMembers([...asked], [...granted])
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.each(services)("T-P4 %s is asked no more after the withdrawal", async (service: Asked) => {
    const { close, complaints, page } = await visit(browser, "/maerkte?suche=53111", {
      consents: idsOf([service]),
    })
    const asked = listen(page)
    await useAll(page)
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
    await awake(page)
    asked.clear()
    await useAll(page)
    await page.reload()
    await awake(page)
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
  })
})
