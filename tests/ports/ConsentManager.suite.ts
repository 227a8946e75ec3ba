import { assert } from "@effect/vitest"
import { Effect, Fiber, type Scope, Stream } from "effect"

import { consentId, consentServices } from "@heimwerk/core/consent/catalogue.ts"
import type { ConsentManager, ConsentNews } from "@heimwerk/core/consent/ConsentManager.port.ts"

import type { SuiteIt } from "./Suite.ts"

const maps = consentId("maps", "ref")
const video = consentId("video", "ref")
const essential = consentServices
  .filter(({ category }) => category === "essential")
  .map(({ key }) => consentId(key, "ref"))

const given = ({ consents }: ConsentNews) =>
  consents.services
    .filter(({ consent, id }) => consent && !essential.includes(id))
    .map(({ id }) => id)
    .sort()

/**
 * Returns the events that these commands publish. Leaves out the first event, which contains the state before
 * the commands.
 */
const newsOf = Effect.fnUntraced(function* (
  manager: ConsentManager["Service"],
  ...commands: ReadonlyArray<Effect.Effect<void, unknown>>
) {
  const heard = yield* manager.news.pipe(
    Stream.take(commands.length + 1),
    Stream.runCollect,
    Effect.forkChild({ startImmediately: true }),
  )
  for (const command of commands) yield* command
  return Array.from(yield* Fiber.join(heard)).slice(1)
})

/**
 * Tests for every adapter of the consent manager, with the services of the shop at the stage `ref`.
 *
 * @param browser a manager whose visitor has not been asked yet
 */
export const consentManagerSuite = <R>(
  it: SuiteIt<R>,
  browser: Effect.Effect<ConsentManager["Service"], never, NoInfer<R> | Scope.Scope>,
) => {
  it.effect(
    "the consent manager asks a new visitor for an answer, and grants only essential services before the answer",
    () =>
      Effect.gen(function* () {
        const manager = yield* browser
        const [first] = Array.from(yield* Stream.runCollect(Stream.take(manager.news, 1)))
        assert.isDefined(first)
        assert.notProperty(first, "event")
        assert.deepInclude(first.consents, { isRequired: true, isWindowOpen: true })
        assert.deepStrictEqual(
          first.consents.services.filter(({ consent }) => consent).map(({ id }) => id),
          essential,
        )
        assert.deepStrictEqual(
          first.consents.services.map(({ name }) => name),
          consentServices.map(({ name }) => name),
        )
      }),
  )

  it.effect(
    "saved choices change only the consents of the named services, and the visitor is no longer asked",
    () =>
      Effect.gen(function* () {
        const manager = yield* browser
        const news = yield* newsOf(
          manager,
          manager.save([
            { id: maps, consent: true },
            { id: video, consent: true },
          ]),
          manager.save([{ id: video, consent: false }]),
        )
        assert.deepStrictEqual(
          news.map(({ event }) => event),
          ["SAVE", "SAVE"],
        )
        assert.deepStrictEqual(news.map(given), [[maps, video], [maps]])
        assert.deepInclude(news[0]?.consents, { isRequired: false, isWindowOpen: false })
      }),
  )

  it.effect(
    "the consent at a gate grants only one service, and the visitor is still asked about the other services",
    () =>
      Effect.gen(function* () {
        const manager = yield* browser
        const news = yield* newsOf(manager, manager.accept(maps))
        assert.deepStrictEqual(news.map(given), [[maps]])
        assert.notProperty(news[0], "event")
        assert.deepInclude(news[0]?.consents, { isRequired: true })
      }),
  )

  it.effect(
    "a visitor can accept or deny all services at once, but the essential services stay accepted",
    () =>
      Effect.gen(function* () {
        const manager = yield* browser
        const news = yield* newsOf(
          manager,
          manager.acceptAll,
          manager.denyAll,
          manager.save(essential.map((id) => ({ id, consent: false }))),
        )
        assert.deepStrictEqual(
          news.map(({ event }) => event),
          ["ACCEPT_ALL", "DENY_ALL", "SAVE"],
        )
        assert.isTrue(news[0]?.consents.services.every(({ consent }) => consent))
        assert.isFalse(news[1]?.consents.isRequired)
        for (const one of news.slice(1)) {
          assert.deepStrictEqual(
            one.consents.services.filter(({ consent }) => consent).map(({ id }) => id),
            essential,
          )
        }
      }),
  )

  it.effect("opening and closing the consent dialog changes no consent", () =>
    Effect.gen(function* () {
      const manager = yield* browser
      const news = yield* newsOf(manager, manager.close, manager.showDetails(maps), manager.close)
      assert.deepStrictEqual(
        news.map(({ consents }) => [consents.isWindowOpen, consents.isRequired]),
        [
          [false, true],
          [true, true],
          [false, true],
        ],
      )
      assert.isTrue(news.every((one) => one.event === undefined && given(one).length === 0))
    }),
  )

  it.effect(
    "the first message to a late subscriber of the consent manager contains the current consents and no event",
    () =>
      Effect.gen(function* () {
        const manager = yield* browser
        yield* manager.save([{ id: maps, consent: true }])
        const [first] = Array.from(yield* Stream.runCollect(Stream.take(manager.news, 1)))
        assert.isDefined(first)
        assert.notProperty(first, "event")
        assert.deepStrictEqual(given(first), [maps])
        assert.deepInclude(first.consents, { isRequired: false, isWindowOpen: false })
      }),
  )
}
