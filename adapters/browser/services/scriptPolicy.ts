import { createPolicy } from "../trustedTypes.ts"

/**
 * The script addresses that the page's Trusted Types policy accepts. They come only from the configuration.
 */
const allowed = new Set<string>()

let policy: ReturnType<typeof createPolicy>

/** Allows addresses in script elements (Trusted Types; quality T-H2). */
export const allowScripts = (addresses: ReadonlyArray<string>): void =>
  addresses.forEach((address) => allowed.add(address))

/**
 * Returns a script address in the form that Trusted Types require. Browsers without Trusted Types get plain
 * text.
 *
 * @throws TypeError for an address that is not configured
 */
export const trustedAddress = (address: string): string => {
  if (!allowed.has(address)) throw new TypeError("This script is not configured.")
  policy ??= createPolicy("heimwerk-services", {
    createScriptURL: (wanted) => (allowed.has(wanted) ? wanted : null),
  })
  return policy?.createScriptURL(address) ?? address
}
