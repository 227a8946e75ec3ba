import type { BrowserContext, Page } from "playwright-core"

import { type KeptThing, privacyTable } from "../support/privacyTable.ts"

/** What a walk through the shop has left in the browser, and whom it asked. */
export interface Walk {
  readonly page: Page
  /** Requests to anybody but the shop. */
  readonly foreign: Array<string>
  /** Looks at what is kept now; names what the table does not allow without consent. */
  readonly look: () => Promise<void>
  readonly found: Set<string>
}

/** Follows a visitor through the shop. */
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

/** What docs/privacy.md allows without consent. */
export const necessary = (): ReadonlyArray<string> =>
  privacyTable()
    .filter((kept) => kept.isNecessary && !isUsercentrics(kept))
    .map(named)

/** Everything docs/privacy.md names for a shop with its own consent manager. */
export const allNamed = (): ReadonlyArray<string> =>
  privacyTable()
    .filter((kept) => !isUsercentrics(kept))
    .map(named)

/** What Usercentrics keeps, where it is the consent manager. */
export const ofUsercentrics = (): ReadonlyArray<string> => privacyTable().filter(isUsercentrics).map(named)
