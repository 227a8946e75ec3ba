import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { gatedServices } from "@heimwerk/core/consent/services.ts"
import type { Stage } from "@heimwerk/core/environment.ts"

import type { Cmp } from "./Cmp.ts"
import type { UsercentricsSettings } from "./UsercentricsSettings.ts"

/**
 * Translates Usercentrics' ids of gated services to the shop's ids and back. Drops foreign services whose id
 * equals an id of the shop, so that they open no gate.
 */
export const withShopIds =
  (services: UsercentricsSettings["services"], stage: Stage) =>
  (cmp: Cmp): Cmp => {
    const theirs = new Map<string, string | undefined>(
      gatedServices.map((service) => [consentId(service, stage), services[service]]),
    )
    const ours = new Map(
      [...theirs].flatMap(([id, their]) => (their === undefined ? [] : [[their, id] as const])),
    )
    return {
      ...cmp,
      read: async () => {
        const consents = await cmp.read()
        return {
          ...consents,
          services: consents.services.flatMap((service) => {
            const id = ours.get(service.id)
            if (id !== undefined) return [{ ...service, id }]
            return theirs.has(service.id) ? [] : [service]
          }),
        }
      },
      set: (choices) =>
        cmp.set(
          choices.flatMap(({ consent, id }) => {
            const their = theirs.has(id) ? theirs.get(id) : id
            return their === undefined ? [] : [{ id: their, consent }]
          }),
        ),
      show: (id) => cmp.show(id === undefined ? undefined : theirs.get(id)),
    }
  }
