import { consentVersion } from "@heimwerk/core/consent/consentVersion.ts"

import { all, filledText, flag, guarded, struct, text } from "../client/reading/Read.ts"
import { readJson } from "../client/reading/readJson.ts"

export { consentCookie } from "./consentCookie.ts"

/** Lifetime of a consent decision in seconds: 180 days. Afterwards the visitor is asked again. */
export const consentLifetimeSeconds = 15_552_000

/** The content of the consent cookie. */
export interface KeptConsents {
  /** The ids of the services with consent, as the consent manager names them. */
  readonly given: ReadonlyArray<string>
  /** Whether the visitor has answered the consent dialog in its current wording. */
  readonly hasDecided: boolean
  /** Random id of this browser. */
  readonly id: string
  /** Time of the last consent decision, in seconds since 1970. */
  readonly at: number
}

const kept = struct<KeptConsents & { readonly version: string }>({
  given: all(text),
  hasDecided: flag,
  id: filledText,
  at: guarded((raw): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0),
  version: text,
})

/**
 * Decodes the consent cookie. An unreadable cookie counts as no decision. After a change of the dialog's
 * wording the consents stay, but the visitor is asked again (quality T-P6).
 */
export const readKeptConsents = (cookie: string | undefined): KeptConsents | undefined => {
  const read = cookie === undefined ? undefined : readJson(kept, cookie)
  if (read === undefined) return undefined
  const { version, ...consents } = read
  return { ...consents, hasDecided: consents.hasDecided && version === consentVersion }
}

/** Encodes the consent cookie with the current version of the dialog's wording. */
export const keptConsentsText = ({ at, given, hasDecided, id }: KeptConsents): string =>
  JSON.stringify({ given, hasDecided, id, at, version: consentVersion })

/**
 * Returns the remaining lifetime of the consent cookie, in seconds. It starts at the decision, so that
 * writing the cookie again does not extend it.
 */
export const remainingSeconds = ({ at }: Pick<KeptConsents, "at">, epochMillis: number): number =>
  Math.max(0, at + consentLifetimeSeconds - Math.floor(epochMillis / 1000))
