import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { consentStateOf } from "@heimwerk/core/consent/consentStateOf.ts"
import { consentGrant, type ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import { ConsentManager } from "@heimwerk/core/ports/ConsentManager.ts"
import { Effect, Stream } from "effect"

import { stage } from "../../../stage.ts"

/** Tells the consent to maps now and whenever it changes; without an answer of the manager there is none. */
export const followMapsConsent = (told: (grant: ConsentGrant<"maps"> | undefined) => void) =>
  ConsentManager.use((manager) =>
    Stream.runForEach(manager.news, ({ consents }) =>
      Effect.sync(() => told(consentGrant(consentStateOf(consents, stage), "maps"))),
    ),
  ).pipe(Effect.ignore({ log: "Warn", message: "The consent manager was not loaded." }))

const maps = consentId("maps", stage)

/** Consents to maps at the gate. */
export const acceptMaps = ConsentManager.use((manager) => manager.accept(maps))

/** Takes the consent to maps back. */
export const withdrawMaps = ConsentManager.use((manager) => manager.save([{ id: maps, consent: false }]))
