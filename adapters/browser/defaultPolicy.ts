import { createPolicy } from "./trustedTypes.ts"

/** Decides which plain texts of third-party code the page accepts as HTML or as a script address. */
interface Allowance {
  readonly createHTML?: (text: string) => boolean
  readonly createScriptURL?: (address: string) => boolean
}

const allowances: Array<Allowance> = []
let isMade = false

/**
 * Adds an exception for third-party code to the page's default Trusted Types policy. A page can have only
 * one default policy. It refuses everything that has no exception.
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
