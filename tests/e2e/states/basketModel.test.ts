import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import type { Browser, Locator, Page, Route } from "playwright-core"
import { vi } from "vitest"

import { launch } from "../../support/browser.ts"
import { confirmed, inLine, type Lines, pieces, put, sendable, shown, truth } from "../basket.ts"
import { waitUntilHydrated, visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The outcome of a change: success, response lost, request lost, refused once, or refused for a while. */
type Fate = "ok" | "lost" | "unreachable" | "refused" | "down"

/**
 * The outcomes of the first attempts of one change. The client makes at most three attempts. Attempts without an
 * outcome succeed.
 */
const triesOf: Readonly<Record<Fate, ReadonlyArray<Exclude<Fate, "down">>>> = {
  ok: [],
  lost: ["lost"],
  unreachable: ["unreachable"],
  refused: ["refused"],
  down: ["refused", "refused", "refused"],
}

interface Step {
  readonly does: keyof typeof actions
  /** Index of the tab that performs the action. */
  readonly tab: 0 | 1
  readonly place: number
  readonly quantity: number
  readonly fate: Fate
}

const open = async (page: Page) => {
  await page.goto("/warenkorb")
  await waitUntilHydrated(page)
}

const terms = ["led", "farbe", "schraube"]

/** Returns the path of the first article in a search result. */
const firstOf = async (page: Page, term: string) =>
  /href="(\/p\/[^"]+)"/u.exec(await (await page.request.get(`/s/${term}`)).text())?.[1] ?? "/"

/** Performs an action on a basket line, if the basket has one. */
const onLine =
  (act: (line: ReturnType<typeof inLine>, step: Step) => Promise<void>) =>
  async (page: Page, step: Step): Promise<void> => {
    const lines = Object.keys(await shown(page)).length
    if (lines > 0) await act(inLine(page, step.place % lines), step)
  }

/**
 * Clicks the first of these buttons and returns `true`. Returns `false` if there is no button. Looks and
 * clicks in one step, because a late answer of the shop may remove the button.
 */
const clickFirst = (buttons: Locator) =>
  buttons.evaluateAll(([button]) => {
    if (!(button instanceof HTMLElement)) return false
    button.click()
    return true
  })

/** Actions of the visitor on the basket page and elsewhere in the shop. */
const actions = {
  add: async (page: Page, { place }: Step): Promise<void> => {
    await page.goto(await firstOf(page, terms[place] ?? "led"))
    await page.getByRole("main").getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    await confirmed(page)
    await open(page)
  },
  "click plus": onLine(async ({ field, more }) => {
    await more.click()
    await more.click()
    await field.press("Enter")
  }),
  "type a quantity": onLine(async ({ field }, { quantity }) => {
    await field.fill(String(quantity))
    await field.press("Enter")
  }),
  remove: onLine(({ remove }) => remove.click()),
  "take it back": async (page: Page): Promise<void> => {
    await clickFirst(page.getByRole("main").getByRole("button", { name: "Rückgängig" }))
  },
  "to the wishlist": onLine(({ move }) => move.click()),
  voucher: async (page: Page): Promise<void> => {
    const main = page.getByRole("main")
    const off = main.getByRole("button", { name: /^Entfernen ?: Gutschein/u })
    const code = main.getByLabel("Gutscheincode", { exact: true })
    if (await clickFirst(off)) return
    const summary = main.getByText("Gutschein einlösen", { exact: true })
    if (!(await summary.isVisible())) return
    if (!(await code.isVisible())) await summary.click()
    await code.fill("FRUEHLING10")
    await code.press("Enter")
  },
  reload: (page: Page): Promise<void> => open(page),
} as const

const names = Object.keys(actions).filter((name): name is keyof typeof actions => name in actions)

const steps: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...names, "add"),
  tab: fc.constantFrom(0, 1),
  place: fc.integer({ min: 0, max: 2 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  fate: fc.constantFrom<Array<Fate>>("ok", "ok", "ok", "lost", "unreachable", "down"),
})

/** Returns the number of pieces that the header shows. */
const counted = async (page: Page) => {
  const text = await page
    .getByRole("banner")
    .getByRole("link", { name: /^Warenkorb/u })
    .textContent()
  return Number(/, (\d+) Artikel/u.exec(text ?? "")?.[1] ?? 0)
}

const isSame = (one: Lines, other: Lines) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, quantity]) => other[name] === quantity)

/** Returns whether a tab shows the basket and count of the server. */
const agrees = async (tab: Page) => {
  const there = await truth(tab)
  return isSame(await shown(tab), there) && (await counted(tab)) === pieces(there)
}

describe("random basket actions in two tabs with an unreliable connection", () => {
  it("T-C1: after random basket actions in two tabs with an unreliable connection, both tabs show the server's basket and count", async () => {
    const property = fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 9 }), async (todo) => {
      const { close, page } = await visit(browser, "/")
      const [id = ""] = await sendable(page, "led")
      await put(page, id, 2)
      const tabs = [page, await page.context().newPage()] as const
      const fates: Array<Exclude<Fate, "down">> = []
      await page.context().route("**/basket/**", async (route: Route) => {
        const fate = route.request().method() === "GET" ? "ok" : (fates.shift() ?? "ok")
        if (fate === "ok") return route.continue()
        if (fate === "refused") return route.fulfill({ status: 503, json: {} })
        if (fate === "lost") await route.fetch()
        return route.abort("connectionreset")
      })
      for (const tab of tabs) await open(tab)
      for (const step of todo) {
        const tab = tabs[step.tab]
        await tab.bringToFront()
        fates.splice(
          0,
          fates.length,
          ...(step.does === "add" && step.fate === "down" ? [] : triesOf[step.fate]),
        )
        await actions[step.does](tab, step)
        for (const each of tabs)
          await vi
            .waitUntil(() => agrees(each), { timeout: 20_000 })
            .catch(async () => {
              assert.deepStrictEqual(await shown(each), await truth(each), fc.stringify(step))
              assert.strictEqual(await counted(each), pieces(await truth(each)), fc.stringify(step))
            })
      }
      for (const tab of tabs) {
        await open(tab)
        assert.isTrue(await agrees(tab))
      }
      await close()
    })
    await fc.assert(property, { numRuns: 3, endOnFailure: true })
  })
})
