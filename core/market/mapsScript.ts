import type { Stage } from "../environment.ts"
import { mapChannel } from "../hosts.ts"

/** What the maps script is asked for in its address, besides its key (forms and markets 7). */
export const mapsScriptParameters = (stage: Stage): Readonly<Record<string, string>> => ({
  language: "de",
  region: "DE",
  libraries: "places,geometry",
  channel: String(mapChannel(stage)),
})

/** What places are looked for: any place that can be located, in Germany (forms and markets 7, geocoding service). */
export const placeLookup = { types: ["geocode"], componentRestrictions: { country: "de" } } as const

/** Why there is no map although its script was asked for, for the developer (storefront 8; forms and markets 7). */
export const noMapsText = "Cannot find global google.maps instance"
