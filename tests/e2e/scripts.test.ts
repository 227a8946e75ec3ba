import { assert, beforeAll, describe, it } from "@effect/vitest"
import { inject } from "vitest"

import { visitor, sharedBrowser } from "../support/browser.ts"
import { type LoadedScripts, loadedScripts } from "../support/firstVisit.ts"
import { thinned } from "../support/size.ts"
import { addresses } from "./addresses.ts"

const browser = await sharedBrowser()
const paths = await addresses()

/** The gate tries the home page and the product page. */
const kinds = thinned(["home", "category", "product", "basket"], 2)

type Visits = Readonly<Record<string, Awaited<ReturnType<typeof loadedScripts>>>>

let visits: Visits
beforeAll(async () => {
  // The visits run in parallel, because they mostly wait until no more scripts load.
  const measured = kinds.map(async (kind) => {
    const context = await visitor(browser, { baseURL: inject("origin") })
    const loaded = await loadedScripts(context, paths[kind] ?? "/")
    await context.close()
    return [kind, loaded] as const
  })
  visits = Object.fromEntries(await Promise.all(measured))
})

type Max = Pick<LoadedScripts, "kb" | "requests">

const isWithin = (loaded: LoadedScripts | undefined, max: Max) => {
  assert.isDefined(loaded)
  assert.isAtMost(loaded.requests, max.requests)
  assert.isAtMost(loaded.kb, max.kb)
}

describe("the scripts of a first visit", () => {
  it.each(kinds)(
    "T-F3: the %s page loads at most 16 scripts and 131 KB before the visitor uses the page",
    (kind) => isWithin(visits[kind]?.read, { requests: 16, kb: 131 }),
  )

  // After the load event, browsers search forms for autofill. This lays out their controls, even in parts
  // below the window that the shop lays out later.
  it.each(thinned(["home", "category", "product"], 3))(
    "every form control of the %s page is laid out before the visitor scrolls to it",
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

  const budgets = [
    { kind: "home", requests: 17, kb: 157 },
    { kind: "category", requests: 14, kb: 145 },
    { kind: "product", requests: 17, kb: 159 },
  ]
  it.each(thinned(budgets, 2))(
    "T-F3: the $kind page loads at most $requests scripts and $kb KB until the visitor has added the first article to the basket",
    ({ kind, ...max }) => isWithin(visits[kind]?.added, max),
  )

  it.each(thinned(["home", "category", "product"], 2))(
    "adding the first article to the basket on the %s page does not load the runtime, the navigating router or the tracking",
    (kind) => {
      const names = visits[kind]?.added.names ?? []
      assert.include(names, "snackbar")
      for (const name of ["effect", "runtime", "browserRouter", "tracking", "advice"])
        assert.notInclude(names, name)
    },
  )
})
