import type { Stage } from "../environment.ts"
import { mapChannel } from "../hosts.ts"

/** URL parameters of the maps script, except its key (forms and markets 7). */
export const mapsScriptParameters = (stage: Stage): Readonly<Record<string, string>> => ({
  language: "de",
  region: "DE",
  libraries: "places,geometry",
  channel: String(mapChannel(stage)),
})

/**
 * Options of place lookups: any place with a location in Germany (forms and markets 7, geocoding service).
 */
export const placeLookup = { types: ["geocode"], componentRestrictions: { country: "de" } } as const

/**
 * Error message for developers when the maps script has loaded without providing maps (storefront 8; forms
 * and markets 7).
 */
export const noMapsText = "Cannot find global google.maps instance"
