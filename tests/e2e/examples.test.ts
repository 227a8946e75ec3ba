import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, inject, vi } from "vitest"

import { sharedBrowser, visitor } from "../support/browser.ts"
import {
  buildWithVite,
  installExamples,
  linesOf,
  prepareElements,
  type Served,
  serveFolders,
  startReact,
  startWorker,
} from "./examples.ts"

const browser = await sharedBrowser()

/** Maximum number of lines of an example. */
const maxLines = 120

/** The examples that Vite builds. */
const built = ["vue", "svelte"]

const names = [...built, "elements", "react", "worker"]

/** A running example. With `hasForms`, the Enter key submits the search form to the example's server. */
interface Example {
  readonly address: string
  readonly hasForms?: boolean
}

const started = new Map<string, Example>()
const closing: Array<() => void> = []

const keep = (name: string, { address, close }: Served, example: Partial<Example> = {}) => {
  started.set(name, { address, ...example })
  closing.push(close)
}

beforeAll(async () => {
  const shop = inject("origin")
  // Vitest sets NODE_ENV to `test`. With this value, Vite builds for development.
  vi.stubEnv("NODE_ENV", "production")
  installExamples()
  for (const name of built) await buildWithVite(name, shop)
  vi.unstubAllEnvs()
  prepareElements(shop)
  const folders = Object.fromEntries(built.map((name) => [name, `${name}/dist`]))
  const front = await serveFolders(inject("frontOrigin"), { ...folders, elements: "elements" })
  for (const name of [...built, "elements"]) keep(name, { ...front, address: `${front.address}/${name}/` })
  keep("react", await startReact(shop))
  keep("worker", await startWorker(shop), { hasForms: true })
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

describe.each(names)("the example %s", (name) => {
  it(`a visitor of the example ${name} finds near markets, sees a price, adds an article, reads why too many pieces are refused, and keeps the basket after a reload`, async () => {
    const example = started.get(name)
    assert.isDefined(example)
    const context = await visitor(browser)
    const page = await context.newPage()
    const errors: Array<string> = []
    page.on("pageerror", (error) => errors.push(String(error)))
    await page.goto(example.address)
    await basketCount(page, 0)
    await page.getByText("69,99 €").waitFor()
    await page.getByText("Aktion", { exact: true }).waitFor()
    await page.getByLabel("Ort oder Postleitzahl").fill("Köln")
    if (example.hasForms === true) await page.getByLabel("Ort oder Postleitzahl").press("Enter")
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
})

it.each([...names, "node"])(`the example %s has at most ${maxLines} lines`, (name) => {
  assert.isAtMost(linesOf(name), maxLines)
})
