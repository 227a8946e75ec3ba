import { allowByDefault } from "@heimwerk/adapters/browser/defaultPolicy.ts"
import { createPolicy } from "@heimwerk/adapters/browser/trustedTypes.ts"

const isOwn = (address: string): boolean => new URL(address, location.href).origin === location.origin

/**
 * Trusted Types policy for workers: accepts only the shop's own script URLs. `undefined` in browsers without
 * Trusted Types.
 */
const workerPolicy = createPolicy("heimwerk-worker", {
  createScriptURL: (address) => (isOwn(address) ? address : null),
})

/**
 * Leaflet writes one fixed text as markup while it loads, to detect SVG support. The policy accepts only
 * this text and refuses all other markup.
 */
allowByDefault({ createHTML: (text) => text === "<svg/>" })

/** Returns one of the shop's own script URLs as a trusted value. */
export const scriptAddress = (address: string): string => workerPolicy?.createScriptURL(address) ?? address
