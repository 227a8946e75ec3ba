import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()

/**
 * Reads the manifest of the open page as the browser understands it, and the reasons why the browser would not install
 * the page. The headless shell of Chromium never has such a reason, so tests also compare the manifest.
 */
const installation = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  const { errors, manifest, url } = await devTools.send("Page.getAppManifest")
  const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors")
  // Playwright's contexts are incognito, and Chromium never installs an app from an incognito window.
  const reasons = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")
  return { errors, manifest, reasons, url }
}

/** Loads a picture in the page, and returns its width and height in pixels, as in a manifest. */
const sizeInPage = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, address)

describe("the installation of the shop as an app", () => {
  it("Chromium reads the manifest of the home page without an error and finds nothing that prevents the installation", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    const { errors, manifest, reasons, url } = await installation(page)
    const home = new URL("/", page.url()).href
    assert.strictEqual(url, `${home}manifest.webmanifest`)
    assert.deepStrictEqual([errors, reasons], [[], []])
    assert.deepInclude(manifest, {
      id: home,
      name: "Heimwerk",
      display: "kStandalone",
      startUrl: home,
      scope: home,
      themeColor: "rgba(15,42,29,1)",
      backgroundColor: "rgba(251,250,247,1)",
    })
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)("the browser loads every icon of the manifest as PNG in the declared size", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    const { manifest } = await installation(page)
    const icons = (manifest.icons ?? []).filter(({ type }) => type === "image/png")
    const sizes: Array<string> = []
    for (const { url } of icons) sizes.push(await sizeInPage(page, url))
    assert.deepStrictEqual(sizes, ["192x192", "512x512", "512x512"])
    assert.deepStrictEqual(
      icons.map((icon) => icon.sizes),
      sizes,
    )
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)("every shortcut of the installed shop opens a page of its name", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    const { manifest } = await installation(page)
    const names: Array<string> = []
    for (const { name, url } of manifest.shortcuts ?? []) {
      await page.goto(url)
      const title = await page.title()
      assert.include(title, name)
      names.push(name)
    }
    assert.deepStrictEqual(names, ["Warenkorb", "Merkliste", "Märkte"])
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})
