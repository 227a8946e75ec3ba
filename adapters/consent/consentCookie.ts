/** Name of the cookie with a visitor's consents. The shop stores nothing else about them in the browser. */
export const consentCookie = "heimwerk_consents"

/**
 * Whether a consent cookie contains the consent to a service. An unreadable cookie contains none. The first scripts of a
 * page use this function in place of the whole reader (`keptConsents.ts`).
 */
export const containsConsent = (cookie: string): boolean => {
  try {
    const kept: unknown = JSON.parse(cookie)
    return typeof kept === "object" && kept !== null && "given" in kept && Array.isArray(kept.given)
      ? kept.given.length > 0
      : false
  } catch {
    return false
  }
}
