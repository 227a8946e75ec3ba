import { readCookie } from "@heimwerk/adapters/browser/readCookie.ts"
import { consentCookie, containsConsent } from "@heimwerk/adapters/consent/consentCookie.ts"

import { usercentricsSettings } from "./usercentricsSettings.ts"

/**
 * Whether the stored decisions of the visitor contain a consent to a service. The check does not need the
 * runtime. With a consent manager of another vendor the result is `true`, because only the vendor's script
 * knows the decisions.
 */
export const hasStoredConsent = (): boolean =>
  usercentricsSettings() !== undefined || containsConsent(readCookie(consentCookie) ?? "")
