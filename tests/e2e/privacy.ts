import type { BrowserContext, Page } from "playwright-core"

import { type KeptThing, privacyTable } from "../support/privacyTable.ts"

/** The stored data and foreign requests of a visit. */
export interface Walk {
  readonly page: Page
  /** Requests to other origins. */
  readonly foreign: Array<string>
  /** Checks the stored data now, and collects names not allowed without consent. */
  readonly look: () => Promise<void>
  readonly found: Set<string>
}

/** Records the requests and stored data of a visitor. */
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

const isUsercentrics = ({ keptBy }: KeptThing) => keptBy === "Usercentrics"

/** The names that docs/privacy.md allows without consent. */
export const necessary = (): ReadonlyArray<string> =>
  privacyTable()
    .filter((kept) => kept.isNecessary && !isUsercentrics(kept))
    .map(named)

/** All names in docs/privacy.md for a shop with its own consent manager. */
export const allNamed = (): ReadonlyArray<string> =>
  privacyTable()
    .filter((kept) => !isUsercentrics(kept))
    .map(named)

/** The names that Usercentrics stores when it is the consent manager. */
export const ofUsercentrics = (): ReadonlyArray<string> => privacyTable().filter(isUsercentrics).map(named)
