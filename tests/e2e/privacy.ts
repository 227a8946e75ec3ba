import type { BrowserContext, Page } from "playwright-core"

import { type KeptThing, privacyTable } from "../support/privacyTable.ts"

/** A visit that records the names of stored data, and requests to other origins. */
export interface Walk {
  readonly page: Page
  /** Requests of the visit to other origins. */
  readonly foreign: Array<string>
  /** Reads the names of the data that are stored now, and adds them to `found`. */
  readonly look: () => Promise<void>
  readonly found: Set<string>
}

/** Starts to record requests to other origins. Each call of `look` records the names of the stored data. */
export const follow = async (context: BrowserContext, page: Page, origin: string): Promise<Walk> => {
  const foreign: Array<string> = []
  const found = new Set<string>()
  context.on("request", (request) => {
    const { origin: asked, protocol } = new URL(request.url())
    if (asked !== origin && protocol.startsWith("http")) foreign.push(request.url())
  })
  const look = async () => {
    for (const { name } of await context.cookies()) found.add(`cookie: ${name}`)
    const keys = await page.evaluate(() => [
      ...Object.keys(localStorage).map((key) => `local storage: ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
    ])
    for (const key of keys) found.add(key)
  }
  return { page, foreign, found, look }
}

const named = ({ name, where }: KeptThing) => `${where}: ${name}`

/** Most tests block the service worker (`visitor` in tests/support/browser.ts). */
const isOfPage = ({ keptBy }: KeptThing) => keptBy !== "Usercentrics" && keptBy !== "worker"

const isUsercentrics = ({ keptBy }: KeptThing) => keptBy === "Usercentrics"

/** Returns the names of stored data that docs/privacy.md allows without consent. */
export const necessary = (): ReadonlyArray<string> =>
  privacyTable()
    .filter((kept) => kept.isNecessary && isOfPage(kept))
    .map(named)

/** Returns all names of stored data in docs/privacy.md for a shop with its own consent manager. */
export const allNamed = (): ReadonlyArray<string> => privacyTable().filter(isOfPage).map(named)

/** Returns the names of the data that Usercentrics stores as the consent manager. */
export const ofUsercentrics = (): ReadonlyArray<string> => privacyTable().filter(isUsercentrics).map(named)
