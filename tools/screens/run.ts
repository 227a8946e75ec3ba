import { mkdir, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"

import type { BrowserContext, Page } from "playwright-core"

import { root } from "../../tests/architecture/sources.ts"
import { launch } from "../../tests/support/browser.ts"
import { forget, startShop } from "../../tests/support/shop.ts"
import { type Addresses, findAddresses } from "../../tests/e2e/shots/findAddresses.ts"
import { shopper } from "../../tests/e2e/shots/shopper.ts"
import { allWidths, type Shot } from "../../tests/e2e/shots/Shot.ts"
import { shots } from "../../tests/e2e/shots/shots.ts"
import { changedPictures } from "./changed.ts"
import { toWebp } from "./webp.ts"

/**
 * `npm run screens` takes every screenshot at every width; `-- --docs` updates docs/screens, `-- home basket`
 * takes only these two. `-- --compare=FOLDER` also compares the screenshots with those in the folder, lists the
 * changed ones, and exits with code 1 if there are any. Take the compared screenshots within the same hour,
 * because pages show opening states and pickup times.
 */
const options = process.argv.slice(2)
const isForDocs = options.includes("--docs")
const compared = options.find((option) => option.startsWith("--compare="))?.slice("--compare=".length)
const wanted = new Set(options.filter((option) => !option.startsWith("--")))

const folder = isForDocs ? join(root, "docs", "screens") : join(root, ".build", "screens")
const docsWidth = 1440
/** Maximum height of a screenshot in px. The rest of a long page only repeats what is above. */
const maxHeight = 2400

/**
 * Pages that docs/screens leaves out, because they look like other pages. Its pictures thereby stay below 2 MB.
 */
const repeated = new Set(["newsletter-cancel", "shipping-costs", "loyalty-card-info"])
/**
 * Returns whether the repository contains a screenshot. It contains one screenshot of each page. States and
 * other widths stay in .build.
 */
const isPage = ({ isCustomer, isPrinted, name, prepare }: Shot) =>
  isPrinted !== true && (prepare === undefined || isCustomer === true) && !repeated.has(name)
const taken = shots.filter((shot) => !isForDocs || isPage(shot))

const fileOf = ({ name }: Shot, width: number) => (isForDocs ? `${name}.webp` : `${name}-${width}.png`)
const widthsOf = ({ widths }: Shot) => (isForDocs ? [docsWidth] : (widths ?? allWidths))

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Runs in the browser: scrolls to a position and waits until the page has reacted to it. */
const scrollDown = (top: number) =>
  new Promise((resolve) => {
    scrollTo({ top, behavior: "instant" })
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/** Scrolls down by whole windows and back up, so that everything that loads when it becomes visible is loaded. */
const loadAllParts = async (page: Page) => {
  for (const top of [800, 1600, maxHeight, 0]) await page.evaluate(scrollDown, top)
  await page.waitForLoadState("networkidle")
}

/** Maximum number of screenshots of one state. */
const maxTries = 10

/** Takes screenshots until two in a row are equal, because pages react to a scroll or a response in a later frame. */
const steadyScreenshot = async (page: Page, options: Parameters<Page["screenshot"]>[0]): Promise<Buffer> => {
  let last = await page.screenshot(options)
  for (let tries = 1; tries < maxTries; tries++) {
    const next = await page.screenshot(options)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`${page.url()} looks different in each of ${maxTries} screenshots.`)
}

/** Returns whether the fonts and the pictures in the window are loaded. */
const isComplete = () =>
  document.fonts.status === "loaded" &&
  [...document.images].every((image) => {
    const { bottom, left, right, top } = image.getBoundingClientRect()
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return image.complete || !isInView || !image.checkVisibility({ visibilityProperty: true })
  })

const take = async (context: BrowserContext, shot: Shot, width: number, addresses: Addresses) => {
  const page = await context.newPage()
  await page.goto(shot.address(addresses), { waitUntil: "networkidle" })
  if (shot.isPrinted === true) await page.emulateMedia({ media: "print" })
  else if (shot.prepare === undefined) await loadAllParts(page)
  await shot.prepare?.(page)
  await page.waitForLoadState("networkidle")
  await page.waitForFunction(isComplete)
  const part =
    shot.prepare === undefined
      ? { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(maxHeight, await height(page)) } }
      : {}
  const png = await steadyScreenshot(page, { ...part, animations: "disabled" })
  const picture = isForDocs ? await toWebp(browser, png) : png
  await writeFile(join(folder, fileOf(shot, width)), picture)
  await page.close()
}

const overview = () =>
  [
    "# The shop in pictures",
    "",
    `One picture of each page, ${docsWidth} px wide, made from the built shop by \`npm run screens -- --docs\`. The shopper has chosen`,
    "a market and has three articles in the basket and two on the wishlist. `npm run screens` writes all states at 390, 820 and",
    "1440 px to `.build/screens`.",
    "",
    ...taken.flatMap((shot) => [
      `## ${shot.name}`,
      "",
      ...widthsOf(shot).map((width) => `![${shot.name} at ${width} px](${fileOf(shot, width)})`),
      "",
    ]),
  ].join("\n")

const browser = await launch()
const shop = await startShop({ env: { TRUSTED_PROXY: "127.0.0.1" } })
try {
  const addresses = await findAddresses(shop.origin)
  if (wanted.size === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const shot of taken) {
    if (wanted.size > 0 && !wanted.has(shot.name)) continue
    for (const width of widthsOf(shot)) {
      // Each screenshot has its own browser context, so that consents and logins do not affect the next
      // screenshot.
      const context = await shopper(browser, shop.origin, width, addresses, shot.isCustomer === true)
      await take(context, shot, width, addresses)
      await context.close()
    }
  }
  await writeFile(join(folder, "README.md"), overview())
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
}

if (compared !== undefined) {
  const marked = join(root, ".build", "screens-changed")
  const differing = new Set(
    taken.flatMap((shot) =>
      shot.isNewEachTime === true ? widthsOf(shot).map((width) => fileOf(shot, width)) : [],
    ),
  )
  const changed = changedPictures(resolve(compared), folder, marked).filter(
    ({ file }) => !differing.has(file),
  )
  for (const { file, pixels } of changed) console.log(`${file}: ${pixels} pixels changed`)
  console.log(
    `${changed.length} changed pictures, without ${differing.size} with a new order number. In ${marked} the changed pixels are red.`,
  )
  if (changed.length > 0) process.exitCode = 1
}
