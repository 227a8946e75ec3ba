import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Schema } from "effect"

/** The third-party services that are loaded as a script. */
export type ScriptedService = Exclude<GatedService, "searchTracking">

/** The address of each third-party service's script. A service without an address is not offered. */
export interface ServiceScripts {
  readonly addresses: Readonly<Partial<Record<ScriptedService, string>>>
  /** The shop's app id for the second chat. */
  readonly appId: string
}

const address = Schema.optionalKey(Schema.NonEmptyString)

/** Codec between the script addresses and JSON, for the page and for the shop's settings. */
export const ServiceScriptsFromJson = Schema.fromJsonString(
  Schema.Struct({
    appId: Schema.String,
    addresses: Schema.Struct({
      chatbot: address,
      secondChat: address,
      video: address,
      community: address,
      maps: address,
      experimentation: address,
      recommendations: address,
    }),
  }),
)
