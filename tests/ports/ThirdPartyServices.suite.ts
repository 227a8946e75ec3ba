import { assert } from "@effect/vitest"
import { Effect, Fiber } from "effect"

import { type ConsentGrant, consentGrant } from "@heimwerk/core/consent/gate.ts"
import { type GatedService, gatedServices } from "@heimwerk/core/consent/services.ts"
import { ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"

import type { SuiteIt } from "./Suite.ts"

/** The consent to one service, from a visitor who consents to all services. */
export const grantTo = <Service extends GatedService>(service: Service): ConsentGrant<Service> => {
  const grant = consentGrant({ isLoaded: true, granted: gatedServices }, service)
  if (grant === undefined) throw new Error("A visitor who consents to all has refused.")
  return grant
}

/**
 * Tests for every adapter of the third-party services.
 *
 * @param end ends the conversations of a service from the side of the service
 */
export const thirdPartyServicesSuite = <R>(
  it: SuiteIt<R | ThirdPartyServices>,
  end: (service: GatedService) => Effect.Effect<void, never, NoInfer<R>>,
) => {
  it.effect("every third-party service can be loaded with the consent to this service", () =>
    Effect.gen(function* () {
      const services = yield* ThirdPartyServices
      yield* services.chatbot(grantTo("chatbot"))
      yield* services.secondChat(grantTo("secondChat"))
      yield* services.video(grantTo("video"))
      yield* services.community(grantTo("community"))
      yield* services.maps(grantTo("maps"))
      yield* services.experimentation(grantTo("experimentation"))
    }),
  )

  it.effect("a conversation lasts until the third-party service ends it", () =>
    Effect.gen(function* () {
      const services = yield* ThirdPartyServices
      const chat = yield* services.chatbot(grantTo("chatbot"))
      const { ended } = yield* chat.start()
      const waiting = yield* Effect.forkChild(ended, { startImmediately: true })
      assert.isUndefined(waiting.pollUnsafe())
      yield* end("chatbot")
      yield* Fiber.join(waiting)
    }),
  )

  it.effect("closing the second chat ends its conversation", () =>
    Effect.gen(function* () {
      const services = yield* ThirdPartyServices
      const chat = yield* services.secondChat(grantTo("secondChat"))
      const { ended } = yield* chat.start()
      assert.isDefined(chat.close)
      yield* chat.close ?? Effect.void
      yield* ended
    }),
  )

  it.effect("the video service reports whether its experts are available", () =>
    Effect.gen(function* () {
      const services = yield* ThirdPartyServices
      const video = yield* services.video(grantTo("video"))
      assert.include(["available", "unavailable"], yield* video.availability("garten"))
    }),
  )
}
