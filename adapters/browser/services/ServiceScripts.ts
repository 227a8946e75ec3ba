import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Option, Schema } from "effect"

/** The services that come as a script of a third party. */
export type ScriptedService = Exclude<GatedService, "searchTracking">

/** The address of each service's script. A service without an address is not offered. */
export interface ServiceScripts {
  readonly addresses: Readonly<Partial<Record<ScriptedService, string>>>
  /** The shop's id at the second chat. */
  readonly appId: string
}

const address = Schema.optionalKey(Schema.NonEmptyString)

/** The scripts as JSON, in a page and in a shop's settings. */
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
