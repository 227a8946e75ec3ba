import { readFile } from "node:fs/promises"

import type { BrowserContext, Frame, Page } from "playwright-core"

const cloudflare = "https://challenges.cloudflare.com"
const google = "https://www.google.com/recaptcha"
const gstatic = "https://www.gstatic.com/recaptcha/releases/of-a-test/recaptcha__de.js"

/** Returns the page inside a vendor's frame, which reports its result to the widget. */
const frame = (title: string, ...answers: ReadonlyArray<string>) =>
  `<!doctype html><html lang="de"><title>${title}</title><main>${answers
    .map((answer) => `<button onclick="parent.postMessage('${answer}', '*')">${answer}</button>`)
    .join("")}</main></html>`

const script = async (name: string) => ({
  contentType: "text/javascript",
  headers: { "access-control-allow-origin": "*" },
  body: await readFile(new URL(`vendors/${name}.js`, import.meta.url), "utf8"),
})

/**
 * Replaces both bot-check vendors with simulations of their public interfaces. All other requests to them
 * fail.
 */
export const serveVendors = async (context: BrowserContext): Promise<void> => {
  await context.route(/^https:\/\/(?:challenges\.cloudflare|www\.google|www\.gstatic)\.com\//u, (route) =>
    route.abort(),
  )
  const turnstile = await script("turnstile")
  const [api, code] = [await script("recaptchaApi"), await script("recaptcha")]
  await context.route(`${cloudflare}/turnstile/v0/api.js?render=explicit`, (route) =>
    route.fulfill(turnstile),
  )
  await context.route(`${google}/api.js?render=explicit&hl=de&trustedtypes=true`, (route) =>
    route.fulfill(api),
  )
  await context.route(gstatic, (route) => route.fulfill(code))
  for (const [address, body] of [
    [`${cloudflare}/widget`, frame("Turnstile", "solved", "expired")],
    [`${google}/api2/anchor`, frame("reCAPTCHA", "challenge", "expired")],
    [`${google}/api2/bframe`, frame("Aufgabe", "solved")],
  ] as const)
    await context.route(address, (route) => route.fulfill({ contentType: "text/html", body }))
}

/** Waits for the visible frame of a bot-check vendor. */
export const vendorFrame = async (page: Page, end: string): Promise<Frame> => {
  const handle = await page.waitForSelector(`iframe[src$="${end}"]`)
  const found = await handle.contentFrame()
  if (found === null) throw new Error(`There is nothing in the frame ${end}.`)
  return found
}

/** Prints violations of the content security policy as console errors, from the next page load on. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`)
    })
  })
