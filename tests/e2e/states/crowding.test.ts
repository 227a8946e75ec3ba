import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"
import { inject } from "vitest"

import { type Addresses, findAddresses } from "../shots/findAddresses.ts"
import type { Shot } from "../shots/Shot.ts"
import { shots } from "../shots/shots.ts"
import { shopper } from "../shots/shopper.ts"
import { doubleText, launch } from "../../support/browser.ts"
import { coveredByAdviser } from "../adviserCover.ts"
import { crowded } from "../crowding.ts"
import { waitUntilHydrated } from "../visit.ts"

let normal: Browser
let large: Browser
let addresses: Addresses
beforeAll(async () => {
  normal = await launch()
  large = await launch({ textSize: doubleText })
  addresses = await findAddresses(inject("origin"))
})
afterAll(async () => {
  await normal.close()
  await large.close()
})

const shown = shots.filter(({ isPrinted }) => isPrinted !== true)
const named = (list: ReadonlyArray<Shot>) => list.map((shot) => [shot.name, shot] as const)

/**
 * Opens a page in the state that its screenshot shows. The shopper has a market and, unless it is a customer's
 * page, a basket and a wishlist.
 */
const open = async (browser: Browser, { address, isCustomer = false, prepare }: Shot, width: number) => {
  const context = await shopper(browser, inject("origin"), width, addresses, isCustomer)
  const page = await context.newPage()
  await page.goto(address(addresses))
  await waitUntilHydrated(page)
  await prepare?.(page)
  return { page, close: () => context.close() }
}

/**
 * Window widths that share one layout. The state is reached at the width `prepared` and then checked at
 * `widths`.
 */
const groups = [
  { prepared: 390, widths: [390, 320] },
  { prepared: 1280, widths: [1280, 768] },
] as const

/**
 * States without the button of the service flyout: the page of the payment service belongs to another company, and
 * the page of an order has a secret address.
 */
const withoutAdviser = new Set(["payment", "order", "order-pickup", "order-unpaid", "order-paid"])

/** Whether the state exists in a window: some menus exist only on telephones or only on desktops. */
const exists = ({ widths }: Shot, prepared: number) =>
  widths === undefined || widths.some((width) => width < 1024 === prepared < 1024)

describe("every page and state at 320, 390, 768 and 1280 px", () => {
  it.each(named(shown))(
    "T-A9: the state „%s“ has no overlapping boxes, no column too narrow for 8 letters and nothing under the service flyout's button, even with text at double size",
    // A state is opened up to four times and scrolled, which can take more than the default of 60 s on a busy machine.
    { timeout: 300_000 },
    async (_, shot) => {
      for (const { prepared, widths } of groups) {
        if (!exists(shot, prepared)) continue
        for (const browser of [normal, large]) {
          // With text at double size a desktop window has the layout of a telephone: it has no category row.
          if (browser === large && shot.name === "category") continue
          const { close, page } = await open(browser, shot, prepared)
          const size = browser === large ? "200 %" : "100 %"
          const ofState = shot.widths === undefined ? widths : [prepared]
          const covered = withoutAdviser.has(shot.name) ? [] : await coveredByAdviser(page, ofState)
          assert.deepStrictEqual([...covered, ...(await crowded(page, ofState))], [], size)
          await close()
        }
      }
    },
  )
})

describe("the button of the service flyout", () => {
  const pages = shown.filter(({ isCustomer, prepare }) => prepare === undefined || isCustomer === true)

  it.each(named(pages))(
    "the button of the service flyout covers nothing that can be pressed or read on the page „%s“ at 820 and 1440 px",
    async (_, shot) => {
      const { close, page } = await open(normal, shot, 390)
      assert.deepStrictEqual(await coveredByAdviser(page, [820, 1440]), [])
      await close()
    },
  )
})
