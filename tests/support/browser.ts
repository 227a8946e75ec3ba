import { consentCookie, keptConsentsText } from "@heimwerk/adapters/consent/keptConsents.ts"
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core"

/**
 * Disabled features of Chromium. The first four would open an extra page. Every page of a test would then
 * start a second renderer process, which costs more processor time than most pages of the shop. Playwright
 * disables the others itself, except the last. They are repeated here, because Chromium uses only one
 * occurrence of the switch.
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
  // With this feature, Chromium always keeps a renderer process ready for a page that no test opens.
  "SpareRendererForSitePerProcess",
]

/** Twice the usual default font size, in px: the browser setting "200 % text" of a shopper with weak eyes. */
export const doubleText = 32

interface LaunchOptions {
  /** Default font size of the browser, in px. Default: 16. */
  readonly textSize?: number
  /** Whether the browser restores pages from its back-forward cache. Default: false, as in Playwright. */
  readonly restoresPages?: boolean
  /**
   * Whether the browser accepts every certificate. Default: false. Playwright's `ignoreHTTPSErrors` does not apply
   * to pages that the browser loads ahead of a click.
   */
  readonly trustsAll?: boolean
  /**
   * Whether network and drawing run in the browser's main process. This saves an eighth of the processor time of a
   * visit (ADR 0099). Default: false, as for shoppers.
   */
  readonly hasFewProcesses?: boolean
}

/** Starts the Chromium at CHROMIUM_PATH, which `npm test` sets. Default: /usr/bin/chromium. */
export const launch = ({
  hasFewProcesses = false,
  restoresPages = false,
  textSize = 16,
  trustsAll = false,
}: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    ...(restoresPages ? { ignoreDefaultArgs: ["--disable-back-forward-cache"] } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--blink-settings=defaultFontSize=${textSize}`,
      `--disable-features=${disabledFeatures.join(",")}`,
      // The headless shell keeps pages only with this switch.
      ...(restoresPages ? ["--enable-bfcache"] : []),
      ...(trustsAll ? ["--ignore-certificate-errors"] : []),
      ...(hasFewProcesses ? ["--in-process-gpu", "--enable-features=NetworkServiceInProcess2"] : []),
    ],
  })

let shared: Promise<Browser> | undefined

/**
 * Returns the browser of this process, which ends with the process. Starting a browser takes 0.6 s of processor
 * time, so all test files of a worker use the same one. Every visit has a context of its own.
 */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launch({ hasFewProcesses: true }))

/** How long a browser test waits for an element or a page before it fails, in ms. A busy machine needs half of it. */
const maxWaitMillis = 90_000

/**
 * Opens a browser context for a new visitor. Default language: German; default time zone: Berlin. By default, it has no
 * service worker, because the requests of a service worker would bypass the routes of a test.
 */
export const visitor = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    serviceWorkers: "block",
    ...options,
  })
  context.setDefaultTimeout(maxWaitMillis)
  return context
}

/**
 * Opens a browser context for a visitor who has already answered the consent dialog, so that it does not
 * cover the page.
 *
 * @param given ids of the services with consent; default: everything refused
 */
export const decidedVisitor = async (
  browser: Browser,
  options: BrowserContextOptions & { readonly baseURL: string },
  given: ReadonlyArray<string> = [],
): Promise<BrowserContext> => {
  const context = await visitor(browser, options)
  const kept = {
    given,
    hasDecided: true,
    id: "browser-of-a-test",
    at: Math.floor(Date.now() / 1000),
  }
  const value = encodeURIComponent(keptConsentsText(kept))
  await context.addCookies([{ name: consentCookie, value, url: options.baseURL, sameSite: "Lax" }])
  return context
}
