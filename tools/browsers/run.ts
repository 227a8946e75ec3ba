/**
 * Runs journeys of a shopper against the built shop in Firefox and in WebKit (issue 20).
 *
 *     npm run journeys [-- firefox | webkit]
 *
 * Needs Debian's packages firefox-esr, webkit2gtk-driver and xvfb. Not part of the gate, whose journeys run in
 * Chromium. Exits with 1 when a browser is missing, a journey fails, or a page reports an error of a script or a
 * violation of its content security policy. The picture of the page at a failure is written to a temporary folder.
 */
import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { forget, startSeededShop } from "../../tests/support/shop.ts"
import { type SlowLine, slowLine } from "../../tests/support/slowLine.ts"
import { BrowserMissing } from "./BrowserMissing.ts"
import { startFirefox } from "./firefox.ts"
import { type Journey, journeys } from "./journeys.ts"
import type { Tab } from "./Tab.ts"
import { type Visitor, visitorOf } from "./Visitor.ts"
import { startWebkit } from "./webkit.ts"

const browsers = { firefox: startFirefox, webkit: startWebkit }

/** Returns why a journey failed, or `undefined` if it passed. */
const problemOf = async (journey: Journey, visitor: Visitor): Promise<string | undefined> => {
  try {
    await journey.run(visitor)
  } catch (cause) {
    return String(cause)
  }
  const complaints = await visitor.complaints()
  return complaints.length === 0 ? undefined : complaints.join("\n")
}

/** Runs all journeys in one tab. Returns the number of those that failed. */
const runJourneys = async (tab: Tab, line: SlowLine): Promise<number> => {
  const visitor = visitorOf(tab, line)
  let failures = 0
  for (const journey of journeys) {
    const problem = await problemOf(journey, visitor)
    console.log(`${problem === undefined ? "passed" : "FAILED"}  ${tab.version}: ${journey.title}`)
    if (problem === undefined) continue
    failures += 1
    const picture = join(await mkdtemp(join(tmpdir(), "journey-")), "page.png")
    await writeFile(picture, await tab.picture())
    console.log(`${problem}\nPicture: ${picture}`)
  }
  return failures
}

/** Starts a browser. Returns `undefined` and prints the command that installs it if it is missing. */
const started = async (start: () => Promise<Tab>): Promise<Tab | undefined> => {
  try {
    return await start()
  } catch (cause) {
    if (!(cause instanceof BrowserMissing)) throw cause
    console.error(cause.message)
    return undefined
  }
}

const chosen = process.argv[2]
const starts = Object.entries(browsers).flatMap(([name, start]) =>
  chosen === undefined || chosen === name ? [start] : [],
)
if (starts.length === 0)
  throw new Error(`No such browser: ${chosen}. Choose one of ${Object.keys(browsers).join(", ")}.`)

const shop = await startSeededShop()
try {
  for (const start of starts) {
    const tab = await started(start)
    const line = await slowLine(shop.origin)
    const failures = tab === undefined ? 1 : await runJourneys(tab, line).finally(tab.close)
    line.close()
    if (failures > 0) process.exitCode = 1
  }
} finally {
  await shop.stop()
  await forget(shop)
}
