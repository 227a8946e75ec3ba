import { consentCookie, readKeptConsents, remainingSeconds } from "@heimwerk/adapters/consent/keptConsents.ts"
import { marketCookieOptions, marketCookies } from "@heimwerk/core/market/selection.ts"
import type { CookieJar, CookieOptions } from "@heimwerk/core/device/CookieJar.port.ts"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"

interface Change {
  readonly value: string
  readonly options: CookieOptions
}

const expired: Change = { value: "", options: { maxAgeSeconds: 0, path: "/" } }

const lasting = [marketCookies.id, marketCookies.name, marketCookies.previousId]

/**
 * Returns the cookie change that stores the visitor's consents again, with their remaining lifetime. Returns
 * `undefined` without readable consents.
 */
const decisions = (value: string | undefined, epochMillis: number): Change | undefined => {
  const kept = readKeptConsents(value)
  return value === undefined || kept === undefined
    ? undefined
    : { value, options: { maxAgeSeconds: remainingSeconds(kept, epochMillis), path: "/" } }
}

type Cookies = Readonly<Record<string, string>>

/**
 * Returns the cookies that a page sends again: those of the market and the consents. Otherwise they would
 * expire early, because some browsers limit cookies set by a script to seven days (ADR 0096, point 4).
 */
const renewedCookies = (cookies: Cookies, epochMillis: number) => {
  const changes = new Map<string, Change>()
  for (const name of lasting) {
    const value = cookies[name]
    if (value !== undefined) changes.set(name, { value, options: marketCookieOptions })
  }
  const consents = decisions(cookies[consentCookie], epochMillis)
  if (consents !== undefined) changes.set(consentCookie, consents)
  return changes
}

/**
 * Makes the port `CookieJar` from the cookies of one request. Pages read and write it; `apply` adds the
 * written and the renewed cookies to the response.
 *
 * @param renews whether cookies are sent again; false for a page that is cached for other visitors
 */
export const requestCookies = (
  cookies: Cookies,
  isSecure: boolean,
  epochMillis: number,
  renews: boolean = true,
) => {
  const changes = renews ? renewedCookies(cookies, epochMillis) : new Map<string, Change>()
  const jar: CookieJar["Service"] = {
    get: (name) =>
      Effect.sync(() => {
        const change = changes.get(name)
        return change === undefined ? cookies[name] : change === expired ? undefined : change.value
      }),
    set: (name, value, options) => Effect.sync(() => void changes.set(name, { value, options })),
    remove: (name) => Effect.sync(() => void changes.set(name, expired)),
  }
  const apply = (response: HttpServerResponse.HttpServerResponse) =>
    [...changes].reduce(
      (answer, [name, { options, value }]) =>
        HttpServerResponse.setCookieUnsafe(answer, name, value, {
          maxAge: options.maxAgeSeconds * 1000,
          path: options.path,
          sameSite: "lax",
          secure: isSecure,
        }),
      response,
    )
  return { jar, apply, isPersonal: () => changes.size > 0 }
}
