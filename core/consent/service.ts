import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { CurrentUser } from "../session/CurrentUser.ts"
import { queryParameter } from "../values/queryParameter.ts"
import { randomKey } from "../command/randomKey.ts"
import type { Stage } from "../environment.ts"
import { type ConsentChoice, ConsentManager, type ConsentNews } from "./ConsentManager.port.ts"
import { ConsentRecords } from "./ConsentRecords.port.ts"
import { Navigator } from "../device/Navigator.port.ts"
import { consentId } from "./catalogue.ts"
import { consentStateOf } from "./consentStateOf.ts"
import { type ConsentGrant, consentGrant, noConsent } from "./gate.ts"
import { consentRecord } from "./record.ts"
import { type GatedService, reloadingServices } from "./services.ts"
import type { ConsentState } from "./ConsentState.ts"

/** State that decides whether a lost consent reloads the page. */
export interface ConsentWatch {
  /** Last consent state that the consent manager reported. */
  readonly known: ConsentState
  readonly hasReloaded: boolean
}

/**
 * Maximum time that a page reload waits until the consent record is sent, in ms. A reload would abort its
 * request.
 */
export const recordGrace = 2_000

/** Initial state, before any consents are known. */
export const initialConsentWatch: ConsentWatch = { known: noConsent, hasReloaded: false }

/** Returns whether a service whose script cannot be unloaded has lost its consent. */
export const losesConsent = (before: ConsentState, after: ConsentState): boolean =>
  reloadingServices.some((service) => before.granted.includes(service) && !after.granted.includes(service))

/**
 * Returns whether a change of the consents reloads the page, and the next state (storefront 4, consent). The
 * page reloads at most once, when chat bot, video, community or experimentation loses its consent. Before the
 * consent manager responds, the page never reloads.
 */
export const watchConsent = (
  watch: ConsentWatch,
  state: ConsentState,
): { readonly reloads: boolean; readonly watch: ConsentWatch } => {
  if (!state.isLoaded) return { reloads: false, watch }
  const reloads = !watch.hasReloaded && losesConsent(watch.known, state)
  return { reloads, watch: { known: state, hasReloaded: watch.hasReloaded || reloads } }
}

const make = Effect.fnUntraced(function* (stage: Stage) {
  const manager = yield* ConsentManager
  const records = yield* ConsentRecords
  const currentUser = yield* CurrentUser
  const navigator = yield* Navigator
  const scope = yield* Effect.scope
  const state = yield* SubscriptionRef.make(noConsent)
  let watch = initialConsentWatch

  const record = Effect.fnUntraced(
    function* ({ consents: { services, ucUserId }, event }: ConsentNews) {
      const address = yield* navigator.address
      const decision = consentRecord({
        event,
        consents: services,
        user: yield* currentUser,
        query: { has: (name) => queryParameter(address, name) !== undefined },
        ucUserId,
        epochMillis: yield* Clock.currentTimeMillis,
      })
      if (decision !== undefined) yield* records.save(decision, yield* randomKey)
    },
    Effect.ignore({ log: "Warn", message: "The consent record was not kept." }),
  )

  const onNews = Effect.fnUntraced(function* (news: ConsentNews) {
    const next = consentStateOf(news.consents, stage)
    yield* SubscriptionRef.set(state, next)
    const recorded = yield* Effect.forkIn(record(news), scope)
    const step = watchConsent(watch, next)
    watch = step.watch
    if (!step.reloads) return
    const reload = Effect.andThen(Effect.timeoutOption(Fiber.await(recorded), recordGrace), navigator.reload)
    yield* Effect.forkIn(reload, scope)
  })

  yield* manager.news.pipe(
    Stream.runForEach(onNews),
    Effect.ignore({ log: "Warn", message: "The consent manager was not loaded." }),
    Effect.forkScoped({ startImmediately: true }),
  )

  return {
    /** Current consents of the visitor. */
    state,

    /** Returns the consent grant of a service, or `undefined` without consent. */
    grant: <Service extends GatedService>(
      service: Service,
    ): Effect.Effect<ConsentGrant<Service> | undefined> =>
      Effect.map(SubscriptionRef.get(state), (now) => consentGrant(now, service)),

    /** Consents to a service at its consent gate or in its dialog (storefront 4). */
    accept: Effect.fn("ConsentService.accept")((service: GatedService) =>
      manager.accept(consentId(service, stage)),
    ),

    /**
     * Opens the consent dialog with the list of all services ('Privatsphäre'), or at one service if the
     * consent manager can do so ('Mehr Informationen').
     */
    showDetails: Effect.fn("ConsentService.showDetails")((service?: GatedService) =>
      manager.showDetails(service === undefined ? undefined : consentId(service, stage)),
    ),

    /** Saves the choices in the shop's own consent dialog. Services have the ids of the consent manager. */
    save: (choices: ReadonlyArray<ConsentChoice>) => manager.save(choices),
    acceptAll: manager.acceptAll,
    denyAll: manager.denyAll,
    close: manager.close,
  } as const
})

/**
 * The visitor's consents (storefront 4, consent). Subscribes to the consent manager and stores a customer's
 * decisions. Reloads the page once if a service that cannot be unloaded loses its consent. No consent is
 * granted before the consent manager responds.
 * @stability unstable
 * @example
 * import * as Memory from "@heimwerk/adapters/memory"
 * import { ConsentService } from "@heimwerk/core/consent"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const device = Layer.mergeAll(Memory.CookieJarMemory.layer(), Memory.NavigatorMemory.layer())
 * const consents = Layer.merge(Memory.ConsentManagerMemory.layer("local"), Memory.ConsentRecordsMemory.layer())
 * const service = Layer.provide(ConsentService.layer("local"), [consents, device])
 * const maps = ConsentService.use((consent) => consent.grant("maps"))
 * await Effect.runPromise(Effect.provide(maps, service)) // => undefined
 */
export class ConsentService extends Context.Service<ConsentService>()("core/consent/ConsentService", {
  make,
}) {
  static readonly layer = (stage: Stage) => Layer.effect(this, this.make(stage))
}
