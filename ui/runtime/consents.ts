import { consentGrant, type ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import type { ManagedConsents } from "@heimwerk/core/consent/ManagedConsents.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { Effect, Stream, SubscriptionRef } from "effect"

import { stage } from "./stage.ts"

/** The manager's answer is waited for this long; then a gate is shown, where the visitor can ask again. */
const patience = timings.serviceScript

/**
 * Tells the consent to a service once it is known and whenever it changes. A manager that does not answer in time has given
 * none (storefront 8): what waits for it shows its gate instead of nothing.
 */
export const followConsent = <Service extends GatedService>(
  service: Service,
  told: (grant: ConsentGrant<Service> | undefined) => void,
) =>
  ConsentService.use(({ state }) =>
    SubscriptionRef.changes(state).pipe(
      Stream.filter(({ isLoaded }) => isLoaded),
      Stream.merge(Stream.fromEffect(Effect.delay(SubscriptionRef.get(state), patience))),
      Stream.map((now) => consentGrant(now, service)),
      Stream.changesWith((one, other) => (one === undefined) === (other === undefined)),
      Stream.runForEach((grant) => Effect.sync(() => told(grant))),
    ),
  )

/** Consents to a service, at its gate. */
export const acceptService = (service: GatedService) =>
  ConsentService.use((consents) => consents.accept(service))

/** Takes the consent to a service back. */
export const withdrawService = (service: GatedService) =>
  ConsentService.use((consents) => consents.save([{ id: consentId(service, stage), consent: false }]))

/** Hands over the commands of the consents and tells all of them as the manager keeps them, for the dialog. */
export const followManagedConsents = (
  _opened: (consents: ConsentManager["Service"]) => void,
  show: (consents: ManagedConsents) => void,
) =>
  ConsentManager.use(({ news }) =>
    Stream.runForEach(news, ({ consents }) => Effect.sync(() => show(consents))),
  ).pipe(Effect.ignore({ log: "Warn", message: "The consent manager was not loaded." }))
