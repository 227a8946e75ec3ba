import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Locator, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { tabAndPress, violations } from "../finder.ts"
import { visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Path of an article with a film and a 360-degree view. */
const path = assortment().articles.find(
  ({ product: { gallery } }) =>
    gallery.some(({ videoSrc }) => videoSrc?.endsWith(".mp4")) &&
    gallery.some(({ type }) => type === "360_grad"),
)?.product.link

const open = async () => {
  if (path === undefined) throw new Error("No article has a film and a model.")
  const visited = await visit(browser, path)
  await visited.page.getByRole("button", { name: /^Bild zeigen, 1 von/u }).waitFor()
  return visited
}
const bilder = (page: Page) => page.getByRole("region", { name: "Bilder" })
const zoom = (page: Page) => page.getByRole("dialog")
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "")

describe("the gallery of a product page", () => {
  it("T-A2 T-A3: the pictures, the zoom and the magnification of the gallery can be used by keyboard, and focus is restored", async () => {
    const { close, complaints, page } = await open()
    await tabAndPress(page, bilder(page).getByRole("button", { name: "Vorheriges Bild" }), "ArrowLeft")
    await bilder(page)
      .locator("[aria-current]")
      .filter({ hasText: /, (\d) von \1$/u })
      .waitFor()
    await page.keyboard.press("ArrowRight")
    await tabAndPress(page, bilder(page).getByRole("button", { name: "Bilder groß ansehen" }))
    await zoom(page).waitFor()
    await tabAndPress(page, zoom(page).getByRole("button", { name: /Bild vergrößern$/u }))
    const frame = zoom(page).locator("[data-magnified]")
    await frame.waitFor()
    const sizes = await frame.evaluate((element) => [
      element.scrollWidth / element.clientWidth,
      element.scrollTop,
    ])
    assert.isAtLeast(sizes[0] ?? 0, 2)
    await page.keyboard.press("ArrowDown")
    await page.waitForFunction(
      (before) => (document.querySelector("[data-magnified]")?.scrollTop ?? 0) > before,
      sizes[1] ?? 0,
    )
    await page.keyboard.press("ArrowRight")
    await frame.waitFor({ state: "detached" })
    await page.keyboard.press("Escape")
    await zoom(page).waitFor({ state: "detached" })
    assert.strictEqual(await focused(page), "Bilder groß ansehen")
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("the gallery shows thumbnails of 80 px on the page and of 100 px in the zoom, and requests both in 65 x 65 px", async () => {
    const { close, page } = await open()
    const sizes = (from: Locator) =>
      from
        .locator("img[src$='width=65&height=65']")
        .evaluateAll((all) => [
          ...new Set(all.map((one) => one.closest("li")?.getBoundingClientRect().width)),
        ])
    assert.deepStrictEqual(await sizes(bilder(page)), [80])
    await bilder(page).getByRole("button", { name: "Bilder groß ansehen" }).press("Enter")
    await zoom(page).locator("img[src$='width=65&height=65']").first().waitFor()
    assert.deepStrictEqual(await sizes(zoom(page)), [100])
    await close()
  })

  it("the zoom of the gallery keeps focus inside, and the page behind it does not scroll", async () => {
    const { close, page } = await open()
    await bilder(page).getByRole("button", { name: "Bilder groß ansehen" }).press("Enter")
    await zoom(page).waitFor()
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press("Tab")
      // Focus passes a helper element at the end of the dialog before it returns to the first element.
      await page.waitForFunction(() =>
        document.querySelector("[role=dialog]")?.contains(document.activeElement),
      )
    }
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, 600)
    assert.strictEqual(await page.evaluate(() => scrollY), 0)
    await close()
  })

  it("the gallery plays a film in place, and pauses it when another picture is shown", async () => {
    const { close, complaints, page } = await open()
    await bilder(page)
      .getByRole("button", { name: /^Video ansehen/u })
      .click()
    await bilder(page)
      .getByRole("link", { name: /Video ansehen$/u })
      .click()
    const isPlaying = () =>
      page.waitForFunction(() => {
        const film = document.querySelector("video")
        return film !== null && !film.paused && film.currentTime > 0
      })
    await isPlaying()
    await bilder(page).getByRole("button", { name: "Nächstes Bild" }).click()
    await page.waitForFunction(() => document.querySelector("video")?.paused === true)
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("dragging with the mouse pans the magnified picture, which stays magnified", async () => {
    const { close, page } = await open()
    await bilder(page)
      .getByRole("link", { name: /Groß ansehen$/u })
      .first()
      .click()
    await zoom(page).waitFor()
    await zoom(page)
      .getByRole("button", { name: /Bild vergrößern$/u })
      .click()
    const frame = zoom(page).locator("[data-magnified]")
    await frame.waitFor()
    const before = await frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
    await page.mouse.move(500, 400)
    await page.mouse.down()
    await page.mouse.move(400, 300, { steps: 4 })
    await page.mouse.up()
    const after = await frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
    assert.deepStrictEqual(after, [(before[0] ?? 0) + 100, (before[1] ?? 0) + 100])
    await zoom(page)
      .getByRole("button", { name: /Bild verkleinern$/u })
      .waitFor()
    await close()
  })

  it.each([320, 768, 1280])(
    "T-A1 T-A6: the gallery and its zoom have no accessibility violations at %i px, and the zoom has targets of at least 44 px and no sideways scrolling",
    async (width) => {
      const { close, page } = await open()
      await page.setViewportSize({ width, height: 900 })
      assert.deepStrictEqual(await violations(page), [], "page")
      await bilder(page).getByRole("button", { name: "Bilder groß ansehen" }).press("Enter")
      await zoom(page).waitFor()
      await zoom(page).evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      assert.deepStrictEqual(await violations(page), [], "zoom")
      const small = await zoom(page)
        .locator("button, a")
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter(({ height, width }) => height < 44 || width < 44),
        )
      assert.deepStrictEqual(small, [])
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
      await close()
    },
  )

  it("T-A14: the gallery is a strip of links without JavaScript", async () => {
    const { close, page } = await visit(browser, path ?? "/", { javaScriptEnabled: false })
    assert.isAtLeast(await bilder(page).getByRole("link").count(), 3)
    assert.isFalse(await bilder(page).getByRole("button", { name: "Nächstes Bild" }).isVisible())
    await close()
  })
})
