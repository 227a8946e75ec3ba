import { assert, describe, it } from "@effect/vitest"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { recordGrace } from "@heimwerk/core/consent/service.ts"
import { Deferred, Effect } from "effect"
import { TestClock } from "effect/testing"

import { openAdvicePage, settled } from "../../support/advicePage.ts"
import { logTo } from "../../support/logTo.ts"

type Page = Effect.Success<ReturnType<typeof openAdvicePage>>

const withdraw = ({ consent }: Page) =>
  Effect.andThen(consent.save([{ id: consentId("secondChat", "ref"), consent: false }]), settled)
const reload = [{ kind: "reload" }] as const

describe("a withdrawn consent to the second chat", () => {
  it.effect("a withdrawn consent ends the second chat without a reload of the page", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: ["chatbot", "secondChat"] })
      yield* page.thirdParty.request("secondChat")
      yield* settled
      assert.deepStrictEqual((yield* page.shown).running, ["secondChat"])
      yield* withdraw(page)
      const { phases, running } = yield* page.shown
      assert.deepStrictEqual([phases.secondChat, running], ["IDLE", []])
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(yield* page.done, [])
    }),
  )

  it.effect("the second chat loads and starts again after a withdrawn consent was given again", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: ["chatbot", "secondChat"] })
      yield* withdraw(page)
      yield* page.consent.accept("secondChat")
      yield* settled
      yield* page.thirdParty.request("secondChat")
      yield* settled
      assert.deepStrictEqual((yield* page.shown).running, ["secondChat"])
      assert.lengthOf(
        page.thirdParty.loaded.filter((service) => service === "secondChat"),
        2,
      )
    }),
  )

  it.effect("the second chat ends as soon as it has loaded, if its consent was withdrawn meanwhile", () =>
    Effect.gen(function* () {
      const script = yield* Deferred.make<void>()
      let isClosed = false
      const close = Effect.sync(() => {
        isClosed = true
      })
      const page = yield* openAdvicePage({
        granted: ["secondChat"],
        services: (memory) => ({
          secondChat: (grant) =>
            Deferred.await(script).pipe(
              Effect.andThen(memory.secondChat(grant)),
              Effect.map((chat) => ({ ...chat, close })),
            ),
        }),
      })
      yield* withdraw(page)
      assert.isFalse(isClosed)
      yield* Deferred.succeed(script, undefined)
      yield* settled
      assert.isTrue(isClosed)
      assert.strictEqual((yield* page.shown).phases.secondChat, "IDLE")
    }),
  )

  it.effect.each(["cannot be closed", "fails to close"] as const)(
    "the page reloads once, after the time for the consent record, if the second chat %s",
    (manner) =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({
          granted: ["secondChat"],
          services: (memory) => ({
            secondChat: (grant) =>
              Effect.map(memory.secondChat(grant), (chat) =>
                manner === "fails to close" ? chat : { start: (key) => chat.start(key) },
              ),
          }),
        })
        yield* page.thirdParty.fail("secondChat", true)
        yield* withdraw(page)
        assert.deepStrictEqual(yield* page.done, [])
        yield* TestClock.adjust(recordGrace)
        assert.deepStrictEqual(yield* page.done, reload)
        yield* page.consent.accept("maps")
        yield* TestClock.adjust("1 minute")
        assert.deepStrictEqual(yield* page.done, reload)
      }).pipe(logTo([])),
  )
})
