import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"
import { inject } from "vitest"

import { launch, visitor } from "../support/browser.ts"
import { addFirstArticle, type LoadedScripts, loadedScripts } from "../support/firstVisit.ts"
import { addresses } from "./addresses.ts"

let browser: Browser
let paths: Readonly<Record<string, string>>
beforeAll(async () => {
  browser = await launch()
  paths = await addresses()
})
afterAll(() => browser.close())

const load = async (kind: string, act?: typeof addFirstArticle) => {
  const context = await visitor(browser, { baseURL: inject("origin") })
  const loaded = await loadedScripts(context, paths[kind] ?? "/", act)
  await context.close()
  return loaded
}

const isWithin = ({ kb, requests }: LoadedScripts, max: LoadedScripts) => {
  assert.isAtMost(requests, max.requests)
  assert.isAtMost(kb, max.kb)
}

describe("the scripts of a first visit", () => {
  it.each(["home", "category", "product", "basket"])(
    "the %s page loads at most 16 scripts and 130 KB before the visitor uses the page",
    async (kind) => isWithin(await load(kind), { requests: 16, kb: 130 }),
  )

  // After the load event, browsers search forms for autofill. This lays out their controls, even in parts
  // below the window that the shop lays out later.
  it.each(["home", "category", "product"])(
    "the %s page has no form with a control that is laid out only when the visitor scrolls to it",
    async (kind) => {
      const context = await visitor(browser, { baseURL: inject("origin") })
      const page = await context.newPage()
      await page.goto(paths[kind] ?? "/")
      assert.isAtLeast(await page.locator("[data-below] button").count(), 1)
      const forms = await page.evaluate(() =>
        [...document.forms]
          .filter((form) => [form, ...form.elements].some((part) => part.closest("[data-below]") !== null))
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      )
      assert.deepStrictEqual(forms, [])
      await context.close()
    },
  )

  it.each([
    { kind: "home", requests: 40, kb: 348 },
    { kind: "category", requests: 32, kb: 295 },
    { kind: "product", requests: 47, kb: 354 },
  ])(
    "the $kind page loads at most $requests scripts and $kb KB until the visitor has added the first article to the basket",
    async ({ kind, ...max }) => isWithin(await load(kind, addFirstArticle), max),
  )
})
