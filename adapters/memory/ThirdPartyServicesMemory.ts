import { Context, Deferred, Effect, Layer, Queue, Stream } from "effect"

import type { ExpertAvailability } from "@heimwerk/core/advice/availability.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import {
  type Conversation,
  ThirdPartyError,
  ThirdPartyServices,
} from "@heimwerk/core/advice/ThirdPartyServices.port.ts"

/** Controls third-party services in tests and records the calls to them. */
export class ThirdParty extends Context.Service<
  ThirdParty,
  {
    /** The services loaded so far, in order. */
    readonly loaded: ReadonlyArray<GatedService>
    /** The conversations started so far, in order. */
    readonly begun: ReadonlyArray<{ readonly service: GatedService; readonly routingKey?: string }>
    /**
     * Sets whether the calls of a service fail: loading it, starting a conversation and asking for
     * availability.
     */
    fail(service: GatedService, isFailing: boolean): Effect.Effect<void>
    experts(availability: ExpertAvailability): Effect.Effect<void>
    /** Ends the latest conversation of a service. */
    end(service: GatedService): Effect.Effect<void>
    /** Makes the chat bot request consent to another service. */
    request(service: GatedService): Effect.Effect<void>
  }
>()("adapters/memory/ThirdParty") {}

/** Third-party services that load at once without a script. Their experts are available at first. */
export const layer: Layer.Layer<ThirdPartyServices | ThirdParty> = Layer.effectContext(
  Effect.gen(function* () {
    const requests = yield* Queue.unbounded<GatedService>()
    const loaded: Array<GatedService> = []
    const begun: Array<{ readonly service: GatedService; readonly routingKey?: string }> = []
    const failing = new Set<GatedService>()
    const ends = new Map<GatedService, Deferred.Deferred<void>>()
    let available: ExpertAvailability = "available"

    const answering = (service: GatedService, reason: ThirdPartyError["reason"]) =>
      Effect.suspend(() =>
        failing.has(service) ? Effect.fail(new ThirdPartyError({ reason })) : Effect.void,
      )

    const load = (service: GatedService) =>
      Effect.tap(answering(service, "LoadFailed"), () => Effect.sync(() => void loaded.push(service)))

    const start = (service: GatedService) =>
      Effect.fn("ThirdPartyServicesMemory.start")(function* (routingKey?: string) {
        yield* answering(service, "CallFailed")
        const end = yield* Deferred.make<void>()
        ends.set(service, end)
        begun.push({ service, ...(routingKey === undefined ? {} : { routingKey }) })
        return { ended: Deferred.await(end) } satisfies Conversation
      })

    const finish = (service: GatedService) =>
      Effect.suspend(() => {
        const end = ends.get(service)
        return end === undefined ? Effect.void : Effect.asVoid(Deferred.succeed(end, undefined))
      })

    return Context.make(ThirdPartyServices, {
      chatbot: ({ service }) =>
        Effect.as(load(service), { start: start(service), requests: Stream.fromQueue(requests) }),
      secondChat: ({ service }) =>
        Effect.as(load(service), {
          start: start(service),
          close: Effect.andThen(answering(service, "CallFailed"), finish(service)),
        }),
      video: ({ service }) =>
        Effect.as(load(service), {
          start: start(service),
          availability: () =>
            Effect.andThen(
              answering(service, "CallFailed"),
              Effect.sync(() => available),
            ),
        }),
      community: ({ service }) => Effect.as(load(service), { start: start(service) }),
      maps: ({ service }) => load(service),
      experimentation: ({ service }) => load(service),
    }).pipe(
      Context.add(ThirdParty, {
        loaded,
        begun,
        fail: (service, isFailing) =>
          Effect.sync(() => void (isFailing ? failing.add(service) : failing.delete(service))),
        experts: (next) =>
          Effect.sync(() => {
            available = next
          }),
        end: finish,
        request: (service) => Effect.asVoid(Queue.offer(requests, service)),
      }),
    )
  }),
)
