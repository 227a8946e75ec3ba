import { createPolicy } from "../trustedTypes.ts"

/** What the policy of a page lets be loaded; it grows by what is configured, never by what is asked for. */
const allowed = new Set<string>()

let policy: ReturnType<typeof createPolicy>

/** Lets these addresses, and no others, be put into script elements (Trusted Types; quality T-H2). */
export const allowScripts = (addresses: ReadonlyArray<string>): void =>
  addresses.forEach((address) => allowed.add(address))

/**
 * An address as the page's Trusted Types let it be loaded. A browser without them takes it as it is.
 *
 * @throws TypeError for an address nobody has configured
 */
export const trustedAddress = (address: string): string => {
  if (!allowed.has(address)) throw new TypeError("This script is not configured.")
  policy ??= createPolicy("heimwerk-services", {
    createScriptURL: (wanted) => (allowed.has(wanted) ? wanted : null),
  })
  return policy?.createScriptURL(address) ?? address
}
