import { readCookie } from "@heimwerk/adapters/browser/readCookie.ts"
import { consentCookie, readKeptConsents } from "@heimwerk/adapters/consent/keptConsents.ts"

import { usercentricsSettings } from "./usercentricsSettings.ts"

/**
 * The visitor's stored decision about consents, without the runtime. `given` also stands for a consent manager of another
 * vendor, because only its script knows the decisions.
 */
export const storedConsent = (): "unasked" | "refused" | "given" => {
  if (usercentricsSettings() !== undefined) return "given"
  const kept = readKeptConsents(readCookie(consentCookie))
  if (kept !== undefined && kept.given.length > 0) return "given"
  return kept?.hasDecided === true ? "refused" : "unasked"
}
