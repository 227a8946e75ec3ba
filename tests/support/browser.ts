import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core"

/** The system's Chromium; the gate finds or installs one and names it in CHROMIUM_PATH. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  })

/** A visitor with a fresh browser profile, German and in Berlin unless the options say otherwise. */
export const visitor = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ locale: "de-DE", timezoneId: "Europe/Berlin", ...options })
