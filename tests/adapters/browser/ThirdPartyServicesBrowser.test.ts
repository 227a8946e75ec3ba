// @vitest-environment happy-dom
import type { ServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import { trustedAddress } from "@heimwerk/adapters/browser/services/scriptPolicy.ts"
import * as ThirdPartyServicesBrowser from "@heimwerk/adapters/browser/ThirdPartyServicesBrowser.ts"
import { ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { afterAll, assert, beforeAll, describe, layer } from "@effect/vitest"
import { Effect, Fiber, Option, Stream } from "effect"
import { TestClock } from "effect/testing"

import { grantTo, thirdPartyServicesSuite } from "../../ports/ThirdPartyServices.suite.ts"
import { vendorScripts } from "./vendorScripts.ts"

let page: ReturnType<typeof vendorScripts>
beforeAll(() => {
  page = vendorScripts()
})
afterAll(() => page.leave())

const at = (host: string): ServiceScripts => ({
  appId: "shop-1",
  addresses: {
    chatbot: `https://${host}/ServiceChatbot`,
    secondChat: `https://${host}/SupportChat`,
    video: `https://${host}/VideoConsultation`,
    community: `https://${host}/CommunityAdvice`,
    experimentation: `https://${host}/Experimentation`,
  },
})

layer(ThirdPartyServicesBrowser.layer(at("suite.example")))("scripts of services", (it) => {
  thirdPartyServicesSuite(it, (service) => Effect.sync(() => page.end(service)))

  it.effect("the script of a third-party service is added once, however often the service is loaded", () =>
    Effect.gen(function* () {
      const services = yield* ThirdPartyServices
      yield* Effect.all(
        [services.community(grantTo("community")), services.community(grantTo("community"))],
        {
          concurrency: "unbounded",
        },
      )
      assert.strictEqual(page.asked.length, new Set(page.asked).size)
      assert.include(page.asked, "https://suite.example/CommunityAdvice")
    }),
  )

  it.effect(
    "the second chat receives the app id and the language, and the video service receives the routing key",
    () =>
      Effect.gen(function* () {
        const services = yield* ThirdPartyServices
        yield* services.secondChat(grantTo("secondChat"))
        const video = yield* services.video(grantTo("video"))
        yield* video.start("garten")
        yield* video.availability()
        assert.deepInclude(page.calls, ["boot", { appId: "shop-1", locale: "de" }])
        assert.deepInclude(page.calls, ["video", { routingKey: "garten" }])
        assert.deepInclude(page.calls, ["experts", undefined])
      }),
  )

  it.effect("closing the second chat calls its script, and fails if the script offers no such call", () =>
    Effect.gen(function* () {
      const services = yield* ThirdPartyServices
      const chat = yield* services.secondChat(grantTo("secondChat"))
      yield* chat.close ?? Effect.void
      assert.deepInclude(page.calls, ["secondChat closed"])
      page.support.boot = () => Promise.resolve({ open: () => Promise.resolve(), onEnd: () => {} })
      const old = yield* services.secondChat(grantTo("secondChat"))
      assert.strictEqual((yield* Effect.flip(old.close ?? Effect.void)).reason, "CallFailed")
    }),
  )

  it.effect(
    "a consent request of the chat bot is published only if the shop knows the requested service",
    () =>
      Effect.gen(function* () {
        const services = yield* ThirdPartyServices
        const { requests } = yield* services.chatbot(grantTo("chatbot"))
        const heard = yield* Effect.forkChild(Stream.runHead(requests), { startImmediately: true })
        page.request("everything")
        page.request("maps")
        assert.strictEqual(Option.getOrUndefined(yield* Fiber.join(heard)), "maps")
      }),
  )

  it.effect("a call to a third-party service fails with CallFailed when the answer is invalid or late", () =>
    Effect.gen(function* () {
      const services = yield* ThirdPartyServices
      const video = yield* services.video(grantTo("video"))
      page.video.experts = "perhaps"
      assert.strictEqual((yield* Effect.flip(video.availability())).reason, "CallFailed")
      page.video.experts = "silence"
      const asking = yield* Effect.forkChild(Effect.flip(video.availability()), { startImmediately: true })
      yield* TestClock.adjust(timings.serviceCall)
      assert.strictEqual((yield* Fiber.join(asking)).reason, "CallFailed")
      page.video.experts = "available"
    }),
  )
})

const reset = () => {
  page.leave()
  page = vendorScripts()
}

describe("a service script that misbehaves", () => {
  layer(ThirdPartyServicesBrowser.layer(at("bad.example")))((it) => {
    const community = Effect.gen(function* () {
      const services = yield* ThirdPartyServices
      return yield* services.community(grantTo("community"))
    })
    const address = "https://bad.example/CommunityAdvice"

    it.effect(
      "a third-party service fails when its script fails to load, and the next attempt loads the script again",
      () =>
        Effect.gen(function* () {
          reset()
          page.manners.set(address, "fails")
          assert.strictEqual((yield* Effect.flip(community)).reason, "LoadFailed")
          page.manners.set(address, "comes")
          yield* community
          assert.deepStrictEqual(page.asked, [address, address])
        }),
    )

    it.effect("a third-party service fails when its script defines no interface in the page", () =>
      Effect.gen(function* () {
        reset()
        page.manners.set(address, "is empty")
        assert.strictEqual((yield* Effect.flip(community)).reason, "LoadFailed")
      }),
    )

    it.effect(
      "a third-party service fails when its script is late, and then uses the late script without adding it again",
      () =>
        Effect.gen(function* () {
          reset()
          page.manners.set(address, "hangs")
          const first = yield* Effect.forkChild(Effect.flip(community), { startImmediately: true })
          yield* TestClock.adjust(timings.serviceScript - 1)
          assert.isUndefined(first.pollUnsafe())
          yield* TestClock.adjust(1)
          assert.strictEqual((yield* Fiber.join(first)).reason, "LoadFailed")
          const second = yield* Effect.forkChild(community, { startImmediately: true })
          page.arriveLate()
          yield* Fiber.join(second)
          assert.deepStrictEqual(page.asked, [address])
        }),
    )

    it.effect("a third-party script that is already in the page is not added again", () =>
      Effect.gen(function* () {
        reset()
        yield* community
        page.asked.splice(0)
        yield* community
        assert.deepStrictEqual(page.asked, [])
      }),
    )
  })

  layer(ThirdPartyServicesBrowser.layer({ appId: "", addresses: {} }))((it) => {
    it.effect(
      "the video service without a configured address fails to load, but the maps service needs no address",
      () =>
        Effect.gen(function* () {
          reset()
          const services = yield* ThirdPartyServices
          assert.strictEqual((yield* Effect.flip(services.video(grantTo("video")))).reason, "LoadFailed")
          yield* services.maps(grantTo("maps"))
          assert.deepStrictEqual(page.asked, [])
        }),
    )
  })

  layer(ThirdPartyServicesBrowser.layer({ appId: "", addresses: { maps: "https://maps.example/api" } }))(
    (it) => {
      it.effect(
        "the error of the maps service names google.maps when the maps script does not define it",
        () =>
          Effect.gen(function* () {
            reset()
            const services = yield* ThirdPartyServices
            const { message } = yield* Effect.flip(services.maps(grantTo("maps")))
            assert.strictEqual(message, "Cannot find global google.maps instance")
          }),
      )

      it("the check of script addresses accepts a configured address and rejects any other address", () => {
        assert.strictEqual(trustedAddress("https://maps.example/api"), "https://maps.example/api")
        assert.throws(() => trustedAddress("https://evil.example/api"), "This script is not configured.")
      })
    },
  )
})

describe("third-party services without consent", () => {
  layer(ThirdPartyServicesBrowser.layer(at("types.example")))((it) => {
    it.effect(
      "the compiler rejects loading a third-party service without a grant of the consent to this service",
      () =>
        Effect.gen(function* () {
          const services = yield* ThirdPartyServices
          const wrong = [
            // @ts-expect-error no consent at all
            () => services.chatbot(),
            // @ts-expect-error the service's name is not a consent to it
            () => services.video({ service: "video" }),
            // @ts-expect-error the consent to another service
            () => services.community(grantTo("chatbot")),
            // @ts-expect-error that consent was perhaps not given
            () => services.maps(grantTo("maps") as ReturnType<typeof grantTo<"maps">> | undefined),
          ]
          assert.lengthOf(wrong, 4)
        }),
    )
  })
})
