import type { GatedService } from "@heimwerk/core/consent/services.ts"

/** The services that come as a script of a third party. */
export type ScriptedService = Exclude<GatedService, "searchTracking">

/** Where each service's script comes from, and how a shop is known to it; a service that is not named is not offered. */
export interface ServiceScripts {
  readonly addresses: Readonly<Partial<Record<ScriptedService, string>>>
  /** The shop's id at the second chat. */
  readonly appId: string
}
