import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core"
import { inject } from "vitest"

import { decidedVisitor, visitor } from "../support/browser.ts"
import { fileOf } from "../support/firstVisit.ts"

/** A page with its answers of status 400 and above, its script errors, and its errors and warnings in the console. */
export interface Visit {
  readonly page: Page
  readonly complaints: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

/**
 * Waits until the page is hydrated, no longer queues early clicks, and has begun what it does when the browser is idle,
 * for example to listen to other windows. After a reload, a test calls this before it clicks. Otherwise the browser may
 * restore the scroll position late and move a link away between press and release.
 */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      !("heimwerkEarlyClicks" in window) &&
      new Promise((resolve) => {
        requestIdleCallback(() => resolve(true), { timeout: 3000 })
      }),
  )
}

/**
 * Loads the runtime and the client-side router by resting the pointer on a control that needs the runtime, and
 * waits until the network is idle. Before that, a click on a link loads a new document (ADR 0094, 0103). A page
 * loads the router only once.
 */
export const loadRouter = async (page: Page): Promise<void> => {
  const loaded = page.waitForResponse(`**/${fileOf("hydration/browserRouter.ts")}`)
  await page.getByRole("button", { name: "Hilfe und Beratung" }).hover()
  await loaded
  await page.waitForLoadState("networkidle")
}

/**
 * Waits until an element, or a part of it, has the focus. A dialog moves the focus after it has become visible,
 * and moves it back after it has been removed.
 */
export const waitForFocus = (element: Locator): Promise<void> =>
  element.and(element.page().locator(":focus-within")).waitFor()

interface VisitOptions extends BrowserContextOptions {
  /** Services that the visitor has consented to before; default: none. `unasked` means no decision yet. */
  readonly consents?: ReadonlyArray<string> | "unasked"
}

/** The warning that Playwright prints because `visitor` allows no service worker. */
const blockedWorker = "Service Worker registration blocked by Playwright"

/** Opens a path as a new visitor and waits until the page is hydrated, unless JavaScript is disabled. */
export const visit = async (
  browser: Browser,
  path: string,
  { consents = [], ...options }: VisitOptions = {},
): Promise<Visit> => {
  const ofShop = { baseURL: inject("origin"), ...options }
  const context =
    consents === "unasked" ? await visitor(browser, ofShop) : await decidedVisitor(browser, ofShop, consents)
  const page = await context.newPage()
  const complaints: Array<string> = []
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning"
    if (isComplaint && message.text() !== blockedWorker) complaints.push(message.text())
  })
  await page.goto(path)
  if (options.javaScriptEnabled !== false) await waitUntilHydrated(page)
  return { page, complaints, close: () => context.close() }
}

/** Holds back requests to an address until the test calls the returned function. */
export const held = async (page: Page, address: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a page whose scripts do not load until the test allows it. By default, the visitor has no market. */
export const visitWithoutScripts = async (browser: Browser, path: string, marketId?: string) => {
  const context = await decidedVisitor(browser, { baseURL: inject("origin") })
  if (marketId !== undefined)
    await context.addCookies([{ name: "market_id", value: marketId, url: inject("origin") }])
  const page = await context.newPage()
  const letScriptsCome = await held(page, "**/ui/js/**")
  await page.goto(path)
  return { page, letScriptsCome, close: () => context.close() }
}
