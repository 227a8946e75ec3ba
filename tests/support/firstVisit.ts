import { readFileSync } from "node:fs"
import { join } from "node:path"

import type { BrowserContext, Page } from "playwright-core"

import { root } from "../architecture/sources.ts"

/** The scripts that a first visit has loaded. */
export interface LoadedScripts {
  readonly requests: number
  /**
   * Names of the files in the build, for example `schema`. A file that only one page needs is named after one of
   * its modules.
   */
  readonly names: ReadonlyArray<string>
  /** Size of the scripts in KB of 1024 bytes, gzipped. */
  readonly kb: number
}

/** Time in ms without a new request after which `settle` counts a page as loaded. */
const quietMillis = 2000

/**
 * Waits until a page has loaded and no file was requested for 2 s. The caller adds every requested file to
 * `files`.
 */
export const settle = async (page: Page, files: ReadonlyArray<string>): Promise<void> => {
  await page.waitForLoadState("networkidle")
  for (let before = -1; before !== files.length; await page.waitForTimeout(quietMillis)) before = files.length
}

const client = join(root, "ui", "dist", "client")

interface Manifest {
  readonly [key: string]: { readonly file: string; readonly name?: string }
}

const manifest = (): Manifest => JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8"))

/** Returns the built file of a source file of the storefront. */
export const fileOf = (source: string): string => {
  const found = manifest()[source]
  if (found === undefined) throw new Error(`The build has no file ${source}.`)
  return found.file
}

/** Returns the built file of a chunk (`ui/hydration/chunkGroups.ts`). */
export const chunkOf = (chunk: string): string => {
  const found = Object.values(manifest()).find(({ name }) => name === chunk)
  if (found === undefined) throw new Error(`The build has no chunk ${chunk}.`)
  return found.file
}

const namesOf = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.values(manifest()).flatMap(({ file, name }) =>
    name !== undefined && files.includes(`/${file}`) ? [name] : [],
  )

const sum = (files: ReadonlyArray<string>): LoadedScripts => ({
  requests: files.length,
  names: namesOf(files),
  kb: files.reduce((bytes, file) => bytes + readFileSync(`${join(client, file)}.gz`).length, 0) / 1024,
})

/**
 * Opens an address with an empty cache and counts the scripts that load, including those that load when the
 * page is idle. Takes the compressed sizes from the `.gz` files of the build. Returns the scripts of a visitor who only
 * reads, and those that have loaded after the visitor has also added the first article to the basket. Both are the
 * same on a page without a button that adds an article.
 */
export const loadedScripts = async (
  context: BrowserContext,
  address: string,
): Promise<{ readonly read: LoadedScripts; readonly added: LoadedScripts }> => {
  const page = await context.newPage()
  const files: Array<string> = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith(".js")) files.push(pathname)
  })
  await page.goto(address)
  await settle(page, files)
  const read = sum(files)
  const add = page.getByRole("main").getByRole("button", { name: /in den Warenkorb$/iu })
  if ((await add.count()) > 0) {
    await add.first().click()
    // The click loads the script of this message. On a busy machine, that may begin more than 2 s after the click.
    await page.getByRole("status").filter({ hasText: "liegt im Warenkorb." }).first().waitFor()
    await settle(page, files)
  }
  await page.close()
  return { read, added: sum(files) }
}
