import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

import type { ConsentGrant } from "../consent/gate.ts"
import { ConsentService } from "../consent/service.ts"
import { canChatbotAskFor, type GatedService } from "../consent/services.ts"
import {
  type Conversation,
  type LoadedChannel,
  ThirdPartyServices,
  type ThirdPartyError,
} from "./ThirdPartyServices.port.ts"
import type { AdviceLoader } from "./AdviceState.ts"
import type { ExpertAvailability } from "./availability.ts"
import type { LoaderPhase } from "./loader.ts"
import type { LoaderError } from "./LoaderError.ts"
import { makeLoader } from "./makeLoader.ts"

/** What is told about the loaders. */
export interface LoaderNews {
  phase(service: AdviceLoader, phase: LoaderPhase): Effect.Effect<void>
  /** The chat bot asks for the consent of another service, one it may ask for (storefront 6). */
  request(service: GatedService): Effect.Effect<void>
}

type Refused = LoaderError | ThirdPartyError

/** The loaders of advice, each behind the consent to its own service. */
export const makeLoaders = Effect.fnUntraced(function* (news: LoaderNews) {
  const thirdParty = yield* ThirdPartyServices
  const consent = yield* ConsentService
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

  const initialisations: Readonly<Record<AdviceLoader, Effect.Effect<void, Refused>>> = {
    chatbot: Effect.flatMap(consent.grant("chatbot"), chatbot.initialise),
    secondChat: Effect.flatMap(consent.grant("secondChat"), secondChat.initialise),
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
    /** Loads a service by the consent of this moment. */
    initialise: (service: AdviceLoader): Effect.Effect<void, Refused> => initialisations[service],

    /** Begins to load all that has consent and is not loaded yet; what fails is logged and can be tried again. */
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

    /** Begins a conversation, which is allowed only when the service is loaded. */
    start: (service: AdviceLoader, routingKey?: string): Effect.Effect<Conversation, Refused> =>
      Effect.flatMap(loaded[service], (channel) => channel.start(routingKey)),

    /** Asks the video service for its experts. */
    availability: (routingKey?: string): Effect.Effect<ExpertAvailability, Refused> =>
      Effect.flatMap(video.loaded, (service) => service.availability(routingKey)),
  } as const
})
