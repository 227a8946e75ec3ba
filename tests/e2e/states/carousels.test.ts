import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { tabTo } from "../finder.ts"
import { visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

type Options = Parameters<typeof visit>[2]

/** Opens the widget gallery and scrolls to one carousel. */
const open = async (label: string, options: Options = {}) => {
  const visited = await visit(browser, "/_widgets", { viewport: { width: 1280, height: 900 }, ...options })
  const carousel = visited.page.getByRole("region", { name: label, exact: true })
  await carousel.scrollIntoViewIfNeeded()
  return { ...visited, carousel }
}
const products = "Weitere Produkte anschauen"
const live = (page: Page, label: string) =>
  page.getByRole("region", { name: label, exact: true }).locator("[data-live]")

/** Drags the slides of a carousel to the left by this number of pixels. */
const swipe = async (page: Page, label: string, pixels: number) => {
  const box = await live(page, label).boundingBox()
  const x = (box?.x ?? 0) + 400
  const y = (box?.y ?? 0) + 60
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x - pixels * part, y)
  await page.mouse.up()
}

/** Returns whether a slide is at the left edge of its carousel, once all movement has stopped. */
const firstIs = (page: Page, label: string, text: string) =>
  live(page, label).evaluate(
    (viewport, wanted) =>
      new Promise<boolean>((resolve) => {
        let last = Number.NaN
        const look = () => {
          const slide = [...viewport.querySelectorAll("li")].find(({ textContent }) => textContent === wanted)
          const left = (slide?.getBoundingClientRect().left ?? 0) - viewport.getBoundingClientRect().left
          if (left === last) resolve(Math.abs(left) < 2)
          else requestAnimationFrame(() => requestAnimationFrame(look))
          last = left
        }
        look()
      }),
    text,
  )

describe("a carousel in the browser", () => {
  it("the first link of a carousel keeps its size and its distance from the left edge when the script loads", async () => {
    const { carousel, close, page } = await open(products, { javaScriptEnabled: false })
    const before = await carousel.getByRole("link").first().boundingBox()
    await close()
    const scripted = await open(products)
    await live(scripted.page, products).waitFor()
    const after = await scripted.carousel.getByRole("link").first().boundingBox()
    assert.deepStrictEqual(
      [after?.x, after?.width, after?.height],
      [before?.x, before?.width, before?.height],
    )
    assert.strictEqual(page.isClosed(), true)
    await scripted.close()
  })

  it("a carousel can be scrolled without JavaScript", async () => {
    const { carousel, close } = await open(products, { javaScriptEnabled: false })
    const { overflow, way } = await carousel.locator("> div").evaluate((list) => ({
      overflow: getComputedStyle(list).overflowX,
      way: list.scrollWidth - list.clientWidth,
    }))
    assert.strictEqual(overflow, "auto")
    assert.isAbove(way, 500)
    assert.strictEqual(await carousel.getByRole("button").count(), 0)
    await close()
  })

  it("T-A2 T-A11: a carousel can be moved by its arrows with the keyboard, and at its end focus moves to the other arrow", async () => {
    const { carousel, close, page } = await open(products)
    await live(page, products).waitFor()
    const next = carousel.getByRole("button", { name: "Nächstes Produkt" })
    const previous = carousel.getByRole("button", { name: "Vorheriges Produkt" })
    assert.isFalse(await previous.isVisible())
    await tabTo(page, next)
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("Enter")
    assert.isFalse(await next.isVisible())
    assert.isTrue(await previous.evaluate((node) => node === document.activeElement))
    assert.isTrue(await firstIs(page, products, "Karte 6"))
    await close()
  })

  it("a carousel moves when the focus moves along the links of its slides", async () => {
    const { carousel, close, page } = await open(products)
    await live(page, products).waitFor()
    for (let step = 0; step < 8; step += 1) {
      await carousel.getByRole("link").nth(step).focus()
      await page.keyboard.press("Tab")
    }
    assert.isFalse(await firstIs(page, products, "Karte 1"))
    await close()
  })

  it("a swipe of 90 px changes the slide of a carousel, and a swipe of 46 px changes nothing, because the threshold is 50 px", async () => {
    const { close, page } = await open(products)
    await live(page, products).waitFor()
    await swipe(page, products, 46)
    assert.isTrue(await firstIs(page, products, "Karte 1"))
    await swipe(page, products, 90)
    assert.isTrue(await firstIs(page, products, "Karte 2"))
    await close()
  })

  it("a horizontal trackpad gesture moves a carousel, and a vertical gesture scrolls the page", async () => {
    const { close, page } = await open(products)
    const box = await live(page, products).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 400, (box?.y ?? 0) + 60)
    await page.mouse.wheel(60, 0)
    assert.isTrue(await firstIs(page, products, "Karte 2"))
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 60)
    await page.waitForFunction((top) => scrollY > top, before)
    assert.isTrue(await firstIs(page, products, "Karte 2"))
    await close()
  })

  it("a swipe at the last slide of an endless carousel shows the first slide, and the autoplay of the carousel can be stopped", async () => {
    const label = "Endlose Bilder"
    const { carousel, close, page } = await open(label)
    await live(page, label).waitFor()
    await carousel.getByRole("button", { name: "Automatisches Blättern anhalten" }).click()
    await carousel.getByRole("button", { name: "Automatisch blättern" }).waitFor()
    // The autoplay may have moved the carousel before it was stopped.
    for (let step = 0; step < 3 && !(await firstIs(page, label, "Karte 4")); step += 1)
      await carousel.getByRole("button", { name: "Weiter" }).click()
    assert.isTrue(await firstIs(page, label, "Karte 4"))
    await swipe(page, label, 200)
    assert.isTrue(await firstIs(page, label, "Karte 1"))
    await close()
  })

  it("T-A9: a carousel has no autoplay when the visitor prefers reduced motion", async () => {
    const label = "Endlose Bilder"
    const { carousel, close, page } = await open(label, { reducedMotion: "reduce" })
    await live(page, label).waitFor()
    assert.strictEqual(await carousel.getByRole("button", { name: /blättern/iu }).count(), 0)
    await close()
  })

  it("a carousel marks the current view with a dot, and has narrower slides if it shows parts of further slides at its edge", async () => {
    const { carousel, close, page } = await open("Ansichten")
    await live(page, "Ansichten").waitFor()
    await carousel.getByRole("button", { name: "Ansicht 2 von 3" }).click()
    assert.strictEqual(
      await carousel.getByRole("button", { name: "Ansicht 2 von 3" }).getAttribute("aria-current"),
      "true",
    )
    await page.getByRole("region", { name: "Angeschnittene Karten" }).scrollIntoViewIfNeeded()
    const widthOf = async (label: string) =>
      (await live(page, label).locator("li").first().boundingBox())?.width ?? 0
    assert.isBelow(await widthOf("Angeschnittene Karten"), await widthOf("Ansichten"))
    await close()
  })
})
