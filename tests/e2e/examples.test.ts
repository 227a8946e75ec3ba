import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, inject, vi } from "vitest"

import { sharedBrowser, visitor } from "../support/browser.ts"
import { buildWithVite, installExamples, linesOf, serveFolders } from "./examples.ts"

const browser = await sharedBrowser()

/** Maximum number of lines of an example. */
const maxLines = 120

/** The examples that Vite builds. Their pages call the shop from another origin. */
const built = ["vue", "svelte"]

const front = inject("frontOrigin")

const closing: Array<() => void> = []

beforeAll(async () => {
  // Vitest sets NODE_ENV to `test`, and Vite then builds for development.
  vi.stubEnv("NODE_ENV", "production")
  installExamples()
  for (const name of built) await buildWithVite(name, inject("origin"))
  vi.unstubAllEnvs()
  const { close } = await serveFolders(front, Object.fromEntries(built.map((name) => [name, `${name}/dist`])))
  closing.push(close)
})

afterAll(() => {
  for (const close of closing) close()
})

const basketCount = (page: Page, count: number) =>
  page
    .getByRole("status")
    .filter({ hasText: `Warenkorb: ${count}` })
    .waitFor()

const add = async (page: Page, quantity: number) => {
  await page.getByLabel("Menge").fill(String(quantity))
  await page.getByRole("button", { name: "In den Warenkorb" }).click()
}

const examples = built.map((name) => ({ name, address: `${front}/${name}/` }))

describe.each(examples)("the example $name", ({ address, name }) => {
  it(`a visitor of the example ${name} finds markets near a town, sees a price, adds the article, and reads why the shop refuses too many pieces`, async () => {
    const context = await visitor(browser)
    const page = await context.newPage()
    const errors: Array<string> = []
    page.on("pageerror", (error) => errors.push(String(error)))
    await page.goto(address)
    await basketCount(page, 0)
    await page.getByText("69,99 €").waitFor()
    await page.getByText("Aktion", { exact: true }).waitFor()
    await page.getByLabel("Ort oder Postleitzahl").fill("Köln")
    await page.getByLabel("Ort oder Postleitzahl").press("Enter")
    await page
      .getByRole("listitem")
      .filter({ hasText: /^Heimwerk Köln-Altstadt-Süd, 0,4 Km: (?:Geöffnet|Geschlossen|Öffnet)/u })
      .waitFor()
    await add(page, 2)
    await basketCount(page, 2)
    await add(page, 999)
    await page
      .getByRole("alert")
      .filter({ hasText: "Von einem Artikel sind online höchstens 999 Stück möglich." })
      .waitFor()
    await basketCount(page, 2)
    await page.reload()
    await basketCount(page, 2)
    assert.deepStrictEqual(errors, [])
    await context.close()
  })

  it(`the example ${name} has at most ${maxLines} lines`, () => {
    assert.isAtMost(linesOf(name), maxLines)
  })
})
