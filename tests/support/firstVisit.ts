import { readFileSync } from "node:fs"
import { join } from "node:path"

import type { BrowserContext, Page } from "playwright-core"

import { root } from "../architecture/sources.ts"

/** The scripts that a first visit has loaded. */
export interface LoadedScripts {
  readonly requests: number
  /** KB of 1024 bytes, each file compressed by gzip. */
  readonly kb: number
}

/** Time in ms without a requested script after which the visit ends. */
const quietMillis = 2000

const settle = async (page: Page, files: ReadonlyArray<string>): Promise<void> => {
  await page.waitForLoadState("networkidle")
  for (let before = -1; before !== files.length; await page.waitForTimeout(quietMillis)) before = files.length
}

const client = join(root, "ui", "dist", "client")

/**
 * Opens an address with an empty cache and counts the scripts that load, including those that load when the
 * page is idle. Takes the compressed sizes from the `.gz` files of the build.
 *
 * @param act what the visitor does once the page is quiet
 */
export const loadedScripts = async (
  context: BrowserContext,
  address: string,
  act?: (page: Page) => Promise<void>,
): Promise<LoadedScripts> => {
  const page = await context.newPage()
  const files: Array<string> = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith(".js")) files.push(pathname)
  })
  await page.goto(address)
  await settle(page, files)
  if (act !== undefined) {
    await act(page)
    await settle(page, files)
  }
  await page.close()
  const bytes = files.reduce((sum, file) => sum + readFileSync(`${join(client, file)}.gz`).length, 0)
  return { requests: files.length, kb: bytes / 1024 }
}

/** Puts the first article of the page into the basket. */
export const addFirstArticle = (page: Page): Promise<void> =>
  page
    .getByRole("main")
    .getByRole("button", { name: /in den Warenkorb$/iu })
    .first()
    .click()
