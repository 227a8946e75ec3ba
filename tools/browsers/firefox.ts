import { existsSync } from "node:fs"

import puppeteer from "puppeteer-core"

import { BrowserMissing } from "./BrowserMissing.ts"
import type { Tab } from "./Tab.ts"

const program = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path))

/** Starts Firefox without a window, and drives it over WebDriver BiDi. Throws `BrowserMissing` without Firefox. */
export const startFirefox = async (): Promise<Tab> => {
  if (program === undefined) throw new BrowserMissing("Firefox", "firefox-esr")
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: program, headless: true })
  const page = await browser.newPage()
  const resize = (width: number, height: number) => page.setViewport({ width, height })
  await resize(1440, 900)
  return {
    version: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: async (text, submits) => {
      await page.keyboard.type(text)
      if (submits) await page.keyboard.press("Enter")
    },
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    resize,
    close: () => browser.close(),
  }
}
