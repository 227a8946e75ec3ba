import { allowByDefault } from "@heimwerk/adapters/browser/defaultPolicy.ts"
import { createPolicy } from "@heimwerk/adapters/browser/trustedTypes.ts"

const isOwn = (address: string): boolean => new URL(address, location.href).origin === location.origin

/**
 * Workers are scripts, and pages accept only addresses that a policy has looked at: the shop's own. A browser without
 * Trusted Types asks for none.
 */
const workerPolicy = createPolicy("heimwerk-worker", {
  createScriptURL: (address) => (isOwn(address) ? address : null),
})

/**
 * Leaflet finds out whether the browser draws SVG by writing one fixed text as markup while it loads. That text alone is
 * let through; anything else anybody writes as markup is refused as before.
 */
allowByDefault({ createHTML: (text) => text === "<svg/>" })

/** The address of one of the shop's own scripts, looked at. */
export const scriptAddress = (address: string): string => workerPolicy?.createScriptURL(address) ?? address
