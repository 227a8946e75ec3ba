/**
 * Removes the rules by which the browser loads pages ahead of a click (server/pages/prefetchRules.ts), and with them
 * the pages it has already loaded.
 */
export const forgetPrefetched = (): void =>
  document.querySelector('script[type="speculationrules"]')?.remove()
