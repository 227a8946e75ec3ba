import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"

import type { ExpertAvailability } from "./availability.ts"
import { flyoutErrorText } from "./flyout.ts"
import type { ConsentGrant } from "../consent/gate.ts"
import type { GatedService } from "../consent/services.ts"

const messages = {
  LoadFailed: flyoutErrorText,
  CallFailed: flyoutErrorText,
  MapsMissing: "Cannot find global google.maps instance",
} as const

/**
 * A third party's script failed to load or rejected a call (storefront 8, service flyout and maps).
 * @stability stable
 * @example
 * import { ThirdPartyError } from "@heimwerk/core/advice"
 *
 * new ThirdPartyError({ reason: "MapsMissing" }).message // => "Cannot find global google.maps instance"
 */
export class ThirdPartyError extends Data.TaggedError("ThirdPartyError")<{
  readonly reason: keyof typeof messages
  readonly cause?: unknown
}> {
  override get message() {
    return messages[this.reason]
  }
}

/** A running chat, video call or community thread. */
export interface Conversation {
  /** Completes when the conversation has ended. */
  readonly ended: Effect.Effect<void>
}

/** A loaded advice channel. */
export interface LoadedChannel {
  /** Starts a conversation. In video advice, the routing key selects the group of experts. */
  start(routingKey?: string): Effect.Effect<Conversation, ThirdPartyError>
  /**
   * Ends the conversations and connections of the second chat after the visitor has withdrawn the consent. If it is
   * missing or fails, the page reloads. The other channels do not need it: their withdrawal always reloads the page.
   */
  readonly close?: Effect.Effect<void, ThirdPartyError>
}

/** The loaded chat bot. During a conversation it may request consent for other services (storefront 6). */
export interface Chatbot extends LoadedChannel {
  readonly requests: Stream.Stream<GatedService>
}

/** The loaded video service (forms and markets 4.8). */
export interface VideoAdvice extends LoadedChannel {
  availability(routingKey?: string): Effect.Effect<ExpertAvailability, ThirdPartyError>
}

/**
 * Scripts of third parties. Each loader needs the consent grant of its own service as argument. Code that
 * has not asked for consent therefore does not compile.
 * @stability stable
 * @example
 * import { ThirdPartyServicesMemory } from "@heimwerk/adapters/memory"
 * import { ThirdPartyServices } from "@heimwerk/core/advice"
 * import { consentGrant } from "@heimwerk/core/consent"
 * import * as Effect from "effect/Effect"
 *
 * const grant = consentGrant({ isLoaded: true, granted: ["maps"] }, "maps")
 * const maps = ThirdPartyServices.use((port) => (grant === undefined ? Effect.void : port.maps(grant)))
 * await Effect.runPromise(Effect.provide(maps, ThirdPartyServicesMemory.layer)) // => undefined
 */
export class ThirdPartyServices extends Context.Service<
  ThirdPartyServices,
  {
    chatbot(consent: ConsentGrant<"chatbot">): Effect.Effect<Chatbot, ThirdPartyError>
    secondChat(consent: ConsentGrant<"secondChat">): Effect.Effect<LoadedChannel, ThirdPartyError>
    video(consent: ConsentGrant<"video">): Effect.Effect<VideoAdvice, ThirdPartyError>
    community(consent: ConsentGrant<"community">): Effect.Effect<LoadedChannel, ThirdPartyError>
    maps(consent: ConsentGrant<"maps">): Effect.Effect<void, ThirdPartyError>
    experimentation(consent: ConsentGrant<"experimentation">): Effect.Effect<void, ThirdPartyError>
  }
>()("core/advice/ThirdPartyServices") {}
