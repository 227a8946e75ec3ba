/**
 * Walks through the built shop with the screen reader Orca in Firefox, by keys of an X server, and prints what Orca
 * says at each step as Markdown (issue 20). `docs/accessibility.md` has the command and the last result.
 */
import puppeteer from "puppeteer-core"

import { forget, startSeededShop } from "../../tests/support/shop.ts"
import { startOrca } from "./Orca.ts"
import { steps } from "./steps.ts"
import { walkerOf } from "./Walker.ts"

const shop = await startSeededShop({
  THIRD_PARTIES: "off",
  LEGAL_PAGES: "examples/own-brand/legal",
})
const orca = await startOrca()
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: "/usr/bin/firefox-esr",
  headless: false,
  defaultViewport: null,
  args: ["--width", "1440", "--height", "1000"],
  extraPrefsFirefox: { "accessibility.force_disabled": -1 },
  env: { ...process.env, GNOME_ACCESSIBILITY: "1" },
})
try {
  const [page = await browser.newPage()] = await browser.pages()
  console.log(`Orca in ${await browser.version()}\n`)
  const walker = walkerOf(page, orca, shop.origin)
  for (const { title, walk } of steps) {
    console.log(`## ${title}\n`)
    await walk(walker).catch((cause: unknown) => {
      process.exitCode = 1
      console.log(`FAILED: ${String(cause)}\n`)
    })
  }
} finally {
  await browser.close()
  await orca.stop()
  await shop.stop()
  await forget(shop)
}
