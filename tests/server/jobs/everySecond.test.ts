import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { everySecond } from "@heimwerk/server/jobs/everySecond.ts"

import { logTo } from "../../support/logTo.ts"

it.effect("a job whose database stops answering is ended after 5 minutes and runs again 31 s later", () => {
  const log: Array<string> = []
  let runs = 0
  const work = Effect.suspend(() => {
    runs++
    return runs === 1 ? Effect.never : Effect.succeed(0)
  })
  return Effect.gen(function* () {
    yield* everySecond(work, "Mails could not be sent")
    yield* TestClock.adjust("299 seconds")
    assert.deepStrictEqual([runs, log], [1, []])
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(log, ["Warn: Mails could not be sent"])
    yield* TestClock.adjust("31 seconds")
    assert.strictEqual(runs, 2)
    yield* TestClock.adjust("1 second")
    assert.strictEqual(runs, 3)
  }).pipe(logTo(log))
})

it.effect("a job that takes 200 s for slow services is not ended, and its next run begins 1 s later", () => {
  const log: Array<string> = []
  let ended = 0
  const work = Effect.sync(() => ++ended).pipe(Effect.delay("200 seconds"))
  return Effect.gen(function* () {
    yield* everySecond(work, "Mails could not be sent")
    yield* TestClock.adjust("401 seconds")
    assert.deepStrictEqual([ended, log], [2, []])
  }).pipe(logTo(log))
})
