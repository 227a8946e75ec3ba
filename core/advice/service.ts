import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { queryParameter } from "../values/queryParameter.ts"
import { withoutParameter } from "../values/withoutParameter.ts"
import { ConsentService } from "../consent/service.ts"
import type { GatedService } from "../consent/services.ts"
import { marketCookies } from "../market/selection.ts"
import { CookieJar } from "../device/CookieJar.port.ts"
import { Navigator } from "../device/Navigator.port.ts"
import { timings } from "../timings.ts"
import { berlinTime } from "../values/berlinTime.ts"
import {
  type AdviceLoader,
  type AdviceState,
  asksExperts,
  initialAdviceState,
  withFlyout,
} from "./AdviceState.ts"
import { avatarBounces } from "./avatar.ts"
import { type AdviceChannel, channelService, chooseChannel, offeredChannels } from "./channels.ts"
import { type FlyoutEvent, opensServiceLayer, serviceLayerParameter } from "./flyout.ts"
import { makeLoaders } from "./makeLoaders.ts"

const make = Effect.gen(function* () {
  const consent = yield* ConsentService
  const jar = yield* CookieJar
  const navigator = yield* Navigator
  const scope = yield* Effect.scope
  const state = yield* SubscriptionRef.make(initialAdviceState)
  let routingKey: string | undefined
  /** The conversation to start once the visitor has consented in the dialog. */
  let awaited: AdviceChannel | "secondChat" | undefined

  const update = (change: (before: AdviceState) => AdviceState) => SubscriptionRef.update(state, change)
  const happened = (event: FlyoutEvent) => update((before) => withFlyout(before, event))
  const detached = <A>(work: Effect.Effect<A>) =>
    Effect.flatMap(Effect.forkIn(work, scope, { startImmediately: true }), Fiber.join)

  const openConsentDialog = (service: GatedService, next?: AdviceChannel | "secondChat") =>
    update((before) => {
      awaited = next
      return { ...before, consentDialog: service, consentError: undefined }
    })

  const loaders = yield* makeLoaders({
    phase: (service, phase) =>
      update((before) => ({ ...before, phases: { ...before.phases, [service]: phase } })),
    request: (service) =>
      Effect.flatMap(consent.grant(service), (granted) => {
        if (granted === undefined)
          return openConsentDialog(service, service === "secondChat" ? service : undefined)
        return service === "secondChat" ? handOver : Effect.void
      }),
  })

  const askExperts = Effect.suspend(() => loaders.availability(routingKey)).pipe(
    Effect.tapError((error) => Effect.logWarning("The experts' availability is not known.", error)),
    Effect.orElseSucceed(() => undefined),
    Effect.flatMap((experts) => update((before) => ({ ...before, experts }))),
  )

  /** Starts a conversation, and lists it in `running` until the third party reports that it has ended. */
  const converse = Effect.fnUntraced(function* (service: AdviceLoader) {
    const { ended } = yield* loaders.start(service, routingKey)
    yield* update((before) => ({
      ...withFlyout(before, "close"),
      running: [...before.running, service],
    }))
    const over = update((before) => ({ ...before, running: before.running.filter((one) => one !== service) }))
    yield* Effect.forkIn(Effect.andThen(ended, over), scope)
  })

  /**
   * Starts a conversation. Does nothing while another conversation is starting. If a conversation of the same
   * service is already running, only the flyout closes.
   */
  const start = Effect.fnUntraced(function* (service: AdviceLoader) {
    const { running, starting } = yield* SubscriptionRef.get(state)
    if (starting !== undefined) return
    if (running.includes(service)) return yield* happened("close")
    yield* update((before) => ({ ...before, starting: service }))
    yield* Effect.ensuring(
      converse(service),
      update((before) => ({ ...before, starting: undefined })),
    )
  })

  /** Waits while an advice service is loading. */
  const loadedOrFailed = (service: AdviceLoader) =>
    SubscriptionRef.changes(state).pipe(
      Stream.filter(({ phases }) => phases[service] !== "LOADING"),
      Stream.runHead,
    )

  /**
   * Hands over from the chat bot to the second chat after consent: starts the chat once it is loaded, or
   * shows the error in the flyout.
   */
  const handOver: Effect.Effect<void> = Effect.gen(function* () {
    yield* loaders.initialise("secondChat").pipe(Effect.catchTag("LoaderError", () => Effect.void))
    yield* loadedOrFailed("secondChat")
    yield* start("secondChat")
  }).pipe(
    Effect.tapError((error) => Effect.logWarning("The second chat was not started.", error)),
    Effect.catch(() => Effect.andThen(happened("open"), happened("failed"))),
  )

  const choose = Effect.fnUntraced(function* (channel: AdviceChannel) {
    const { experts, phases } = yield* SubscriptionRef.get(state)
    const consents = yield* SubscriptionRef.get(consent.state)
    const outcome = chooseChannel(channel, consents, phases[channelService[channel]], experts)
    switch (outcome.kind) {
      case "askForConsent":
        return yield* openConsentDialog(outcome.service, channel)
      case "error":
        return yield* happened("failed")
      case "notAvailable":
        return yield* update((before) => ({ ...withFlyout(before, "close"), isNotAvailableOpen: true }))
      case "start":
        return yield* start(channelService[outcome.channel]).pipe(
          Effect.tapError((error) => Effect.logWarning(`No ${outcome.channel} was started.`, error)),
          Effect.catch(() => happened("failed")),
        )
    }
  })

  /**
   * Starts a channel after the visitor has consented to its service. Does nothing if the visitor has closed
   * the flyout meanwhile. For video, first requests the availability of the experts.
   */
  const chooseGranted = Effect.fnUntraced(function* (channel: AdviceChannel) {
    yield* loadedOrFailed(channelService[channel])
    if (channel === "video") yield* askExperts
    if (awaited !== channel) return
    awaited = undefined
    yield* choose(channel)
  })

  const startAwaited = Effect.gen(function* () {
    if (awaited === undefined) return
    const service = awaited === "secondChat" ? awaited : channelService[awaited]
    if ((yield* consent.grant(service)) === undefined) return
    const begin = awaited === "secondChat" ? handOver : chooseGranted(awaited)
    if (awaited === "secondChat") awaited = undefined
    yield* Effect.forkIn(begin, scope)
  })

  const closeGrantedDialog = Effect.gen(function* () {
    const { consentDialog } = yield* SubscriptionRef.get(state)
    if (consentDialog === undefined || (yield* consent.grant(consentDialog)) === undefined) return
    yield* update((before) => ({ ...before, consentDialog: undefined }))
  })

  /** Starts the avatar's bounce once, when the consents are known (storefront 4, service flyout). */
  const bounce = Effect.gen(function* () {
    const { granted, isLoaded, isRequired } = yield* SubscriptionRef.get(consent.state)
    const bounces = avatarBounces({
      isConsentChecked: isLoaded,
      isConsentRequired: isRequired,
      isConsentGiven: granted.includes(channelService.chat),
      isMarketNew: (yield* jar.get(marketCookies.showLocalisationBar)) !== undefined,
      hasBounced: false,
    })
    if (!bounces) return
    yield* update((before) => ({ ...before, isAvatarBouncing: true }))
    yield* Effect.sleep(timings.avatarBounce)
    yield* update((before) => ({ ...before, isAvatarBouncing: false }))
  })

  const forked = <A>(work: Effect.Effect<A>) => Effect.forkScoped(work, { startImmediately: true })
  const consents = SubscriptionRef.changes(consent.state)
  yield* forked(
    Stream.runForEach(consents, () =>
      Effect.all([closeGrantedDialog, loaders.endWithdrawn, loaders.loadGranted, startAwaited], {
        discard: true,
      }),
    ),
  )
  yield* forked(
    SubscriptionRef.changes(state).pipe(
      Stream.map(asksExperts),
      Stream.changes,
      Stream.switchMap((asks) => (asks ? Stream.fromEffect(askExperts) : Stream.empty)),
      Stream.runDrain,
    ),
  )
  yield* forked(
    consents.pipe(
      Stream.filter(({ isLoaded }) => isLoaded),
      Stream.take(1),
      Stream.runForEach(() => bounce),
    ),
  )

  const address = yield* navigator.address
  if (opensServiceLayer(queryParameter(address, serviceLayerParameter))) {
    yield* happened("open")
    yield* navigator.replace(withoutParameter(address, serviceLayerParameter))
  }

  return {
    /** State of the service flyout, its dialogs and its services. */
    state,

    /**
     * Handles the avatar button, the close button, Escape, the retry button, and an opened feedback form.
     * Opening the flyout or pressing the retry button also loads services that failed to load.
     */
    flyout: Effect.fn("AdviceService.flyout")((event: Exclude<FlyoutEvent, "failed">) =>
      Effect.gen(function* () {
        yield* happened(event)
        const { flyout } = yield* SubscriptionRef.get(state)
        if (flyout.isOpen) return yield* loaders.loadGranted
        if (awaited !== "secondChat") awaited = undefined
      }),
    ),

    /**
     * Loads an advice service. Fails without consent, or if the service is loading
     * or loaded (storefront 4, loaders).
     */
    initialise: loaders.initialise,

    /** Starts a conversation. Fails if the service is not loaded. */
    start: Effect.fn("AdviceService.start")(start),

    /** The advice channels offered now, see `offeredChannels`. */
    offered: (isVideoConfigured: boolean): Effect.Effect<ReadonlyArray<AdviceChannel>> =>
      Effect.map(Clock.currentTimeMillis, (now) => offeredChannels(isVideoConfigured, berlinTime(now))),

    /** Sets the routing key that selects the video experts for this page (storefront 6, routing key). */
    routeTo: (key: string | undefined): Effect.Effect<void> =>
      Effect.sync(() => {
        routingKey = key
      }),

    /** Chooses an advice channel in the flyout, see `chooseChannel`. */
    choose: Effect.fn("AdviceService.choose")((channel: AdviceChannel) => detached(choose(channel))),

    /** Handles the button of the not-available modal: chooses community advice. */
    chooseCommunity: Effect.andThen(
      update((before) => withFlyout({ ...before, isNotAvailableOpen: false }, "open")),
      detached(choose("community")),
    ),

    closeNotAvailable: update((before) => ({ ...before, isNotAvailableOpen: false })),

    /**
     * Gives consent in the consent dialog and closes the dialog. If that fails, the dialog stays open with a
     * message.
     */
    acceptConsent: Effect.gen(function* () {
      const { consentDialog } = yield* SubscriptionRef.get(state)
      if (consentDialog === undefined) return
      yield* consent.accept(consentDialog)
      yield* update((before) => ({ ...before, consentDialog: undefined, consentError: undefined }))
    }).pipe(
      Effect.catch(({ message }) => update((before) => ({ ...before, consentError: message }))),
      detached,
      Effect.withSpan("AdviceService.acceptConsent"),
    ),

    dismissConsent: update((before) => {
      awaited = undefined
      return { ...before, consentDialog: undefined, consentError: undefined }
    }),
  } as const
})

/**
 * Advice in the browser: the service flyout, the loaders of its services, and the channels (storefront 4).
 * @stability unstable
 * @example
 * import * as Memory from "@heimwerk/adapters/memory"
 * import { AdviceService } from "@heimwerk/core/advice"
 * import { ConsentService } from "@heimwerk/core/consent"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const open = AdviceService.use(({ flyout, state }) => Effect.andThen(flyout("open"), SubscriptionRef.get(state)))
 * const storage = Layer.merge(Memory.CookieJarMemory.layer(), Memory.KeyValueStorageMemory.layer())
 * const device = Layer.merge(storage, Memory.NavigatorMemory.layer())
 * const consents = Layer.merge(Memory.ConsentManagerMemory.layer("local"), Memory.ConsentRecordsMemory.layer())
 * const consent = Layer.provide(ConsentService.layer("local"), [consents, device])
 * const service = Layer.provide(AdviceService.layer, [consent, device, Memory.ThirdPartyServicesMemory.layer])
 * const state = await Effect.runPromise(Effect.provide(open, service))
 * state.flyout.isOpen // => true
 */
export class AdviceService extends Context.Service<AdviceService>()("core/advice/AdviceService", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
