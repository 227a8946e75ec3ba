import { createPolicy } from "./trustedTypes.ts"

/** What a part of the page needs that somebody else's code writes as plain text. */
interface Allowance {
  readonly createHTML?: (text: string) => boolean
  readonly createScriptURL?: (address: string) => boolean
}

const allowances: Array<Allowance> = []
let isMade = false

/**
 * Lets through what code that is not ours writes as text (Trusted Types' default policy, of which a page has one); all else
 * is refused as before.
 */
export const allowByDefault = (allowance: Allowance): void => {
  allowances.push(allowance)
  if (isMade) return
  isMade = true
  createPolicy("default", {
    createHTML: (text) => (allowances.some((one) => one.createHTML?.(text) === true) ? text : null),
    createScriptURL: (address) =>
      allowances.some((one) => one.createScriptURL?.(address) === true) ? address : null,
  })
}
