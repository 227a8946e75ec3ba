import { assert, describe, it } from "@effect/vitest"
import { initialProgress } from "@heimwerk/core/basket/initialProgress.ts"
import * as OptimisticState from "@heimwerk/core/basket/OptimisticState.ts"
import * as fc from "fast-check"

import { drill, picked } from "./samples.ts"

interface Count {
  readonly id: string
  readonly version: number
  readonly type: "full"
  readonly value: number
}

const count = (version: number, value: number): Count => ({ id: "c", version, type: "full", value })
const plus = (id: string, by: number, subject: OptimisticState.Subject = { lineItemId: "a" }) => ({
  id,
  subject,
  change: (before: Count): Count => ({ ...before, value: before.value + by }),
})
const open = OptimisticState.initialOptimisticState(count(1, 10))
const voucher = { key: "voucher" } as const

describe("optimistic state of a basket or wishlist", () => {
  it("the basket or wishlist has no pending commands and no errors when it opens", () => {
    assert.deepStrictEqual(OptimisticState.progressOf(open), initialProgress)
  })

  it("the shown basket contains the effect of every pending command, in the order in which the commands were given", () => {
    const doubled = {
      id: "2",
      subject: voucher,
      change: (before: Count) => ({ ...before, value: before.value * 2 }),
    }
    const state = OptimisticState.begin(OptimisticState.begin(open, plus("1", 5)), doubled)
    assert.strictEqual(OptimisticState.shownBy(state).value, 30)
    assert.deepInclude(OptimisticState.progressOf(state), {
      pending: 2,
      pendingLines: ["a"],
      pendingKeys: ["voucher"],
      loading: false,
      lastUpdated: undefined,
    })
  })

  it("an error message belongs to one line or one part of the basket, and the next command for this line or part clears the message", () => {
    const failed = [
      plus("1", 5),
      plus("2", 5, { lineItemId: "b" }),
      plus("3", 5, voucher),
      plus("4", 5, { key: "generic" }),
    ].reduce(
      (before, command) =>
        OptimisticState.fail(OptimisticState.begin(before, command), command, `Fehler ${command.id}`),
      open,
    )
    assert.deepStrictEqual(failed.lineErrors, { a: "Fehler 1", b: "Fehler 2" })
    assert.deepStrictEqual(failed.errors, { voucher: "Fehler 3", generic: "Fehler 4" })
    assert.strictEqual(OptimisticState.shownBy(failed).value, 10)
    assert.deepStrictEqual(OptimisticState.begin(failed, plus("5", 1)).lineErrors, { b: "Fehler 2" })
    assert.deepStrictEqual(OptimisticState.begin(failed, plus("5", 1)).errors, failed.errors)
    assert.deepStrictEqual(OptimisticState.begin(failed, plus("5", 1, voucher)).errors, {
      generic: "Fehler 4",
    })
    assert.deepInclude(OptimisticState.dismiss(failed), { errors: {}, lineErrors: {} })
  })

  it("the last updated article is stored only if its command succeeds", () => {
    const lastUpdated = picked(drill, 2)
    const once = OptimisticState.succeed(open, { ...plus("1", 5), lastUpdated }, count(2, 15))
    assert.deepStrictEqual(once.lastUpdated, lastUpdated)
    assert.deepStrictEqual(OptimisticState.succeed(once, plus("2", 5), count(3, 20)).lastUpdated, lastUpdated)
    assert.isUndefined(OptimisticState.fail(open, { ...plus("1", 5), lastUpdated }, "Fehler").lastUpdated)
  })

  it("replacing the expected change of a pending command does not move the command in the queue", () => {
    const both = OptimisticState.begin(OptimisticState.begin(open, plus("1", 5)), plus("2", 1))
    const amended = OptimisticState.amend(both, plus("1", -5))
    assert.deepStrictEqual(
      amended.pending.map(({ id }) => id),
      ["1", "2"],
    )
    assert.strictEqual(OptimisticState.shownBy(amended).value, 6)
    assert.strictEqual(OptimisticState.shownBy(OptimisticState.amend(both, plus("3", 100))).value, 16)
  })

  it("T-C2: the newest answer of the server remains after all commands are answered, in any order", () => {
    const answers = fc.shuffledSubarray([2, 3, 4, 5, 6], { minLength: 5 })
    fc.assert(
      fc.property(answers, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (versions, succeeds) => {
        const commands = versions.map((version) => plus(String(version), version))
        const begun = commands.reduce((before, command) => OptimisticState.begin(before, command), open)
        const ended = commands.reduce((before, command, index) => {
          const version = versions[index] ?? 0
          return succeeds[index] === true
            ? OptimisticState.succeed(before, command, count(version, version * 100))
            : OptimisticState.fail(before, command, "Fehler")
        }, begun)
        const newest = Math.max(1, ...versions.filter((_, index) => succeeds[index] === true))
        assert.strictEqual(OptimisticState.shownBy(ended).value, newest === 1 ? 10 : newest * 100)
        assert.strictEqual(OptimisticState.progressOf(ended).pending, 0)
      }),
    )
  })
})
