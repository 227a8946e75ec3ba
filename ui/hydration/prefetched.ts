import { addSpeculationRules } from "./boot.ts"

const rulesOf = () => document.querySelector('script[type="speculationrules"]')

let removed = ""

/**
 * Removes the rules by which the browser loads pages ahead of a click (server/pages/prefetchRules.ts). The
 * browser then also discards the pages that it has loaded ahead.
 */
export const forgetPrefetched = (): void => {
  const rules = rulesOf()
  if (rules === null) return
  removed = rules.textContent
  rules.remove()
}

/** Adds the removed rules again, so that the browser loads pages with their new content. */
export const prefetchAgain = (): void => {
  if (removed !== "" && rulesOf() === null) addSpeculationRules(removed)
}
