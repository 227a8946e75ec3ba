import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

import type { ConsentGrant } from "../consent/gate.ts"
import { ConsentService, recordGrace } from "../consent/service.ts"
import { canChatbotAskFor, type GatedService } from "../consent/services.ts"
import { Navigator } from "../device/Navigator.port.ts"
import {
  type Conversation,
  type LoadedChannel,
  ThirdPartyServices,
  ThirdPartyError,
} from "./ThirdPartyServices.port.ts"
import type { AdviceLoader } from "./AdviceState.ts"
import type { ExpertAvailability } from "./availability.ts"
import type { LoaderPhase } from "./loader.ts"
import type { LoaderError } from "./LoaderError.ts"
import { makeLoader } from "./makeLoader.ts"

/** Callbacks for events of the advice loaders. */
export interface LoaderNews {
  phase(service: AdviceLoader, phase: LoaderPhase): Effect.Effect<void>
  /** Called when the chat bot requests the visitor's consent to another service (storefront 6). */
  request(service: GatedService): Effect.Effect<void>
}

type Refused = LoaderError | ThirdPartyError

/** Makes the loaders of the advice services. Each needs the consent to its own service. */
export const makeLoaders = Effect.fnUntraced(function* (news: LoaderNews) {
  const thirdParty = yield* ThirdPartyServices
  const consent = yield* ConsentService
  const navigator = yield* Navigator
  const scope = yield* Effect.scope

  const chatbot = makeLoader(
    (grant: ConsentGrant<"chatbot">) =>
      Effect.tap(thirdParty.chatbot(grant), ({ requests }) =>
        requests.pipe(
          Stream.filter(canChatbotAskFor),
          Stream.runForEach((service) => news.request(service)),
          Effect.forkIn(scope, { startImmediately: true }),
        ),
      ),
    (phase) => news.phase("chatbot", phase),
  )
  const secondChat = makeLoader(
    (grant: ConsentGrant<"secondChat">) => thirdParty.secondChat(grant),
    (phase) => news.phase("secondChat", phase),
  )
  const video = makeLoader(
    (grant: ConsentGrant<"video">) => thirdParty.video(grant),
    (phase) => news.phase("video", phase),
  )
  const community = makeLoader(
    (grant: ConsentGrant<"community">) => thirdParty.community(grant),
    (phase) => news.phase("community", phase),
  )

  /**
   * Ends the second chat if its consent was withdrawn. Reloads the page if the chat cannot be ended (ADR 0018), after
   * the time to send the consent record.
   */
  const endWithdrawnChat = Effect.gen(function* () {
    if ((yield* consent.grant("secondChat")) !== undefined) return
    const chat = yield* secondChat.unload
    if (chat === undefined) return
    yield* (chat.close ?? Effect.fail(new ThirdPartyError({ reason: "CallFailed" }))).pipe(
      Effect.tapError((error) => Effect.logWarning("The second chat was not ended.", error)),
      Effect.catch(() => Effect.delay(navigator.reload, recordGrace)),
    )
  })

  const initialisations: Readonly<Record<AdviceLoader, Effect.Effect<void, Refused>>> = {
    chatbot: Effect.flatMap(consent.grant("chatbot"), chatbot.initialise),
    // The visitor may have withdrawn the consent while the script loaded.
    secondChat: Effect.andThen(
      Effect.flatMap(consent.grant("secondChat"), secondChat.initialise),
      endWithdrawnChat,
    ),
    video: Effect.flatMap(consent.grant("video"), video.initialise),
    community: Effect.flatMap(consent.grant("community"), community.initialise),
  }

  const loaded: Readonly<Record<AdviceLoader, Effect.Effect<LoadedChannel, LoaderError>>> = {
    chatbot: chatbot.loaded,
    secondChat: secondChat.loaded,
    video: video.loaded,
    community: community.loaded,
  }

  return {
    /** Loads an advice service if the visitor has consented to it. */
    initialise: (service: AdviceLoader): Effect.Effect<void, Refused> => initialisations[service],

    /**
     * Loads every advice service that has consent and is not loaded yet. Failures are logged; the next call
     * retries.
     */
    loadGranted: Effect.forEach(
      Object.values(initialisations),
      (initialise) =>
        initialise.pipe(
          Effect.catchTag("LoaderError", () => Effect.void),
          Effect.ignore({ log: "Warn", message: "A service was not loaded." }),
          Effect.forkIn(scope, { startImmediately: true }),
        ),
      { discard: true },
    ),

    /** Starts to end the second chat if its consent was withdrawn. */
    endWithdrawn: Effect.asVoid(Effect.forkIn(endWithdrawnChat, scope, { startImmediately: true })),

    /** Starts a conversation. Fails if the service is not loaded. */
    start: (service: AdviceLoader, routingKey?: string): Effect.Effect<Conversation, Refused> =>
      Effect.flatMap(loaded[service], (channel) => channel.start(routingKey)),

    /** Requests the availability of experts from the video service. */
    availability: (routingKey?: string): Effect.Effect<ExpertAvailability, Refused> =>
      Effect.flatMap(video.loaded, (service) => service.availability(routingKey)),
  } as const
})
