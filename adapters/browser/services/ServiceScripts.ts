import type { GatedService } from "@heimwerk/core/consent/services.ts"

import { filledText, optional, struct, text } from "../../client/reading/Read.ts"
import { readJson } from "../../client/reading/readJson.ts"

/** The third-party services that are loaded as a script. */
export type ScriptedService = Exclude<GatedService, "searchTracking" | "addresses">

/**
 * The address of each third-party service's script. A service without an address is not offered; without a
 * maps script, the shop draws its maps itself.
 */
export interface ServiceScripts {
  readonly addresses: Readonly<Partial<Record<ScriptedService, string>>>
  /** The shop's app id for the second chat. */
  readonly appId: string
}

const address = optional(filledText)

const scripts = struct<ServiceScripts>({
  appId: text,
  addresses: struct<ServiceScripts["addresses"]>({
    chatbot: address,
    secondChat: address,
    video: address,
    community: address,
    maps: address,
    experimentation: address,
    recommendations: address,
  }),
})

/**
 * Reads the script addresses and the app id from the JSON of a page or of the shop's settings. Returns
 * `undefined` for invalid JSON. Pages need not load Effect's `Schema` for it.
 */
export const readServiceScripts = (json: string): ServiceScripts | undefined => readJson(scripts, json)
