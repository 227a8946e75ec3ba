/** Name of the cookie with a visitor's consents. The shop stores nothing else about them in the browser. */
export const consentCookie = "heimwerk_consents"

/** Returns whether a consent cookie contains a consent. An unreadable cookie contains none. */
export const containsConsent = (cookie: string): boolean => {
  // The reader of `keptConsents.ts` would be too large for the first scripts of a page.
  try {
    const kept: unknown = JSON.parse(cookie)
    return typeof kept === "object" && kept !== null && "given" in kept && Array.isArray(kept.given)
      ? kept.given.length > 0
      : false
  } catch {
    return false
  }
}
