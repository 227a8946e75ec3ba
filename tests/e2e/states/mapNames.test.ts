import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { clusters, pins } from "../finder.ts"
import { held, visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe("the map of the market page", () => {
  it("a map that is opened while the markets load is built only once, so that it does not lose the visitor's zoom level", async () => {
    const { close, page } = await visit(browser, "/maerkte?suche=50667")
    await page.evaluate(() => {
      const maps = new Set<Element>()
      Object.assign(window, { maps })
      new MutationObserver(() =>
        document.querySelectorAll(".leaflet-map-pane").forEach((map) => maps.add(map)),
      ).observe(document.body, { childList: true, subtree: true })
    })
    const goOn = await held(page, "**/public/api/markets")
    const asked = page.waitForRequest("**/public/api/markets")
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await asked
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    goOn()
    await pins(page).or(clusters(page)).first().waitFor()
    assert.strictEqual(
      await page.evaluate(() => {
        const maps: unknown = Reflect.get(window, "maps")
        return maps instanceof Set ? maps.size : 0
      }),
      1,
    )
    await close()
  })
})

describe("the place names of the map", () => {
  it("no place name of the map without tiles covers another name, a market or a control", async () => {
    const { close, complaints, page } = await visit(browser, "/maerkte?suche=50667")
    // Leaflet ignores a click on a zoom button while the animation of the previous click runs.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await page.getByText("Grundkarte: Natural Earth, Orte: GeoNames").waitFor()
    // Until the first names are there, the map may still move to the markets that were found.
    await page.locator(".leaflet-names-pane span").first().waitFor({ state: "attached" })
    const section = () =>
      page
        .locator(".leaflet-baseMap-pane path")
        .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")).join(" "))
    for (const press of ["Karte verkleinern", "Karte verkleinern", "Karte vergrößern"]) {
      const before = await section()
      await page.getByRole("button", { name: press }).click()
      // Names are placed after the worker has answered with the pins of the map's new section.
      await page.waitForFunction((old) => {
        const paths = [...document.querySelectorAll(".leaflet-baseMap-pane path")]
        const frame = document.querySelector(".leaflet-names-pane")?.closest("[role=group]")?.parentElement
        const isOld = paths.map((path) => path.getAttribute("d")).join(" ") === old
        if (isOld || frame === undefined || frame === null) return false
        const boxes = [...frame.querySelectorAll("span, button, p")].map((each) => ({
          isName: each.matches("span"),
          box: each.getBoundingClientRect(),
        }))
        const isCovered = boxes.some(({ box, isName }, index) =>
          boxes.some(
            (other, at) =>
              at !== index &&
              isName &&
              box.left < other.box.right &&
              other.box.left < box.right &&
              box.top < other.box.bottom &&
              other.box.top < box.bottom,
          ),
        )
        return boxes.some(({ isName }) => isName) && !isCovered
      }, before)
    }
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})
