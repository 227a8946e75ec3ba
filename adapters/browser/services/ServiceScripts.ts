import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Option, Schema } from "effect"

/** The services that are loaded as a third party's script. */
export type ScriptedService = Exclude<GatedService, "searchTracking">

/** The address of each service's script. A service without an address is not offered. */
export interface ServiceScripts {
  readonly addresses: Readonly<Partial<Record<ScriptedService, string>>>
  /** The shop's app id for the second chat. */
  readonly appId: string
}

const address = Schema.optionalKey(Schema.NonEmptyString)

/** Codec between the scripts and JSON, for the page and for the shop's settings. */
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

const decode = Schema.decodeUnknownOption(ServiceScriptsFromJson)

/** Returns `undefined` for a text that is not the scripts as JSON. */
export const readServiceScripts = (text: string): ServiceScripts | undefined =>
  Option.getOrUndefined(decode(text))
