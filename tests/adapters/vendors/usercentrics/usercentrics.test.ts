// @vitest-environment happy-dom
import { assert, describe, it, layer } from "@effect/vitest"
import { keepForServer } from "@heimwerk/adapters/consent/keepForServer.ts"
import { consentCookie, readKeptConsents } from "@heimwerk/adapters/consent/keptConsents.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as ConsentManagerUsercentrics from "@heimwerk/adapters/vendors/usercentrics/ConsentManagerUsercentrics.ts"
import type { Cmp } from "@heimwerk/adapters/vendors/usercentrics/Cmp.ts"
import { ucCmp } from "@heimwerk/adapters/vendors/usercentrics/ucCmp.ts"
import { ucUi } from "@heimwerk/adapters/vendors/usercentrics/ucUi.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import {
  ConsentManager,
  ConsentManagerError,
  type ConsentNews,
} from "@heimwerk/core/consent/ConsentManager.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Context, Effect, Exit, Fiber, Layer, Option, Stream } from "effect"
import { TestClock } from "effect/testing"

import { consentManagerSuite } from "../../../ports/ConsentManager.suite.ts"
import { comeUcCmp, comeUcUi, type FakeCmp } from "./fakeCmp.ts"

const gone = Effect.sync(() => {
  delete window.UC_UI
  delete window.__ucCmp
})

const manager = (...usercentrics: Parameters<typeof ConsentManagerUsercentrics.layer>) =>
  Effect.map(Layer.build(Layer.fresh(ConsentManagerUsercentrics.layer(...usercentrics))), (built) =>
    Context.get(built, ConsentManager),
  )

const generations: ReadonlyArray<readonly [name: string, find: () => Cmp | undefined, come: () => FakeCmp]> =
  [
    ["UC_UI", ucUi, comeUcUi],
    ["__ucCmp", ucCmp, comeUcCmp],
  ]

for (const [name, find, come] of generations) {
  /** A page in which Usercentrics has just started. */
  const page = Effect.gen(function* () {
    yield* gone
    const made = yield* manager(find)
    return { made, fake: come() }
  })

  layer(Layer.empty)(`Usercentrics as ${name}`, (it) => {
    consentManagerSuite(
      it,
      Effect.map(page, ({ fake, made }) => ({
        ...made,
        save: (choices) => Effect.andThen(Effect.sync(fake.asked), made.save(choices)),
      })),
    )

    it.effect(
      "a decision in the dialog of Usercentrics is published once, with the event name that Usercentrics gives it",
      () =>
        Effect.gen(function* () {
          const { fake, made } = yield* page
          const heard: Array<ConsentNews> = []
          const following = yield* Effect.forkChild(
            Stream.runForEach(made.news, (news) => Effect.sync(() => heard.push(news))),
            { startImmediately: true },
          )
          yield* TestClock.adjust(0)
          const before = heard.length
          fake.decides("ACCEPT_ALL", true)
          yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve)))
          yield* TestClock.adjust(0)
          const published = heard.slice(before)
          assert.deepStrictEqual(
            published.map(({ event }) => event),
            ["ACCEPT_ALL"],
          )
          assert.isTrue(published[0]?.consents.services.every(({ consent }) => consent))
          assert.match(published[0]?.consents.ucUserId ?? "", /^controller-[23]$/u)
          yield* Fiber.interrupt(following)
        }),
    )
  })
}

describe("Usercentrics that fails to load", () => {
  it.effect("accepting all services fails if Usercentrics has not loaded after 30 seconds", () =>
    Effect.gen(function* () {
      yield* gone
      const made = yield* manager(ucUi)
      const asking = yield* Effect.forkChild(Effect.exit(made.acceptAll), { startImmediately: true })
      yield* TestClock.adjust("29 seconds")
      assert.isUndefined(asking.pollUnsafe())
      yield* TestClock.adjust("1 second")
      assert.isTrue(Exit.isFailure(yield* Fiber.join(asking)))
    }),
  )

  it.effect(
    "a consent is published and stored in the cookie if the first load of Usercentrics failed and the next one succeeds",
    () =>
      Effect.gen(function* () {
        yield* gone
        let attempts = 0
        const load = Effect.suspend(() => {
          attempts += 1
          if (attempts === 1) return Effect.fail(new ConsentManagerError({ cause: "blocked" }))
          if (attempts === 2) comeUcCmp()
          return Effect.void
        })
        const maps = consentId("maps", "ref")
        const jar = yield* CookieJar
        const made = keepForServer(yield* manager(ucCmp, load), jar, "ref")
        const granted = made.news.pipe(
          Stream.filter(({ consents }) =>
            consents.services.some(({ consent, id }) => consent && id === maps),
          ),
        )
        const heard = yield* Effect.forkChild(Stream.runHead(granted), { startImmediately: true })
        yield* TestClock.adjust(0)
        assert.strictEqual(attempts, 1)
        yield* made.accept(maps)
        assert.isTrue(Option.isSome(yield* Fiber.join(heard)))
        const kept = readKeptConsents(yield* jar.get(consentCookie))
        assert.deepStrictEqual(kept?.given, [maps])
      }).pipe(Effect.provide(Layer.fresh(CookieJarMemory.layer()))),
  )
})
