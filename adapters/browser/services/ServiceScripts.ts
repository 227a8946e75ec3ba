import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Option, Schema } from "effect"

/** The services that come as a script of a third party. */
export type ScriptedService = Exclude<GatedService, "searchTracking">

/** Where each service's script comes from, and how a shop is known to it; a service that is not named is not offered. */
export interface ServiceScripts {
  readonly addresses: Readonly<Partial<Record<ScriptedService, string>>>
  /** The shop's id at the second chat. */
  readonly appId: string
}

const address = Schema.optionalKey(Schema.NonEmptyString)

const decode = Schema.decodeUnknownOption(
  Schema.fromJsonString(
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
  ),
)

/** The same as a text, in the page and in a shop's settings; `undefined` for one that cannot be read. */
export const readServiceScripts = (text: string): ServiceScripts | undefined =>
  Option.getOrUndefined(decode(text))
