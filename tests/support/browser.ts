import { consentCookie, keptConsentsText } from "@heimwerk/adapters/consent/keptConsents.ts"
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core"

/**
 * Parts of Chromium's own windows that are web pages themselves: with them every page of a test starts a second renderer, which
 * costs more than most pages of the shop. The switch counts once, so what Playwright turns off stands here again.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  "PreloadTopChromeWebUI",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "PaintHolding",
  "MediaRouter",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "ThirdPartyStoragePartitioning",
  "LensOverlay",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
]

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
      `--disable-features=${disabledFeatures.join(",")}`,
    ],
  })

/** A visitor with a fresh browser profile, German and in Berlin unless the options say otherwise. */
export const visitor = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ locale: "de-DE", timezoneId: "Europe/Berlin", ...options })

/**
 * A visitor who has answered the consent dialog before, so that it does not stand in the way.
 *
 * @param given the services with consent, by their ids in the dialog; else everything was refused
 */
export const decidedVisitor = async (
  browser: Browser,
  options: BrowserContextOptions & { readonly baseURL: string },
  given: ReadonlyArray<string> = [],
): Promise<BrowserContext> => {
  const context = await visitor(browser, options)
  const kept = { given, hasDecided: true, id: "browser-of-a-test", at: Math.floor(Date.now() / 1000) }
  const value = encodeURIComponent(keptConsentsText(kept))
  await context.addCookies([{ name: consentCookie, value, url: options.baseURL, sameSite: "Lax" }])
  return context
}
