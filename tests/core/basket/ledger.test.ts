import { assert, describe, it } from "@effect/vitest"
import { atRest } from "@heimwerk/core/basket/atRest.ts"
import * as Ledger from "@heimwerk/core/basket/ledger.ts"
import * as fc from "fast-check"

import { drill, picked } from "./samples.ts"

interface Count {
  readonly id: string
  readonly version: number
  readonly type: "full"
  readonly value: number
}

const count = (version: number, value: number): Count => ({ id: "c", version, type: "full", value })
const plus = (id: string, by: number, subject: Ledger.Subject = { lineItemId: "a" }) => ({
  id,
  subject,
  change: (before: Count): Count => ({ ...before, value: before.value + by }),
})
const open = Ledger.openLedger(count(1, 10))
const voucher = { key: "voucher" } as const

describe("optimistic state of a basket or wishlist", () => {
  it("has nothing pending and no errors when a basket or wishlist is opened", () => {
    assert.deepStrictEqual(Ledger.progressOf(open), atRest)
  })

  it("shows the effect of every pending command, in the order given", () => {
    const doubled = {
      id: "2",
      subject: voucher,
      change: (before: Count) => ({ ...before, value: before.value * 2 }),
    }
    const ledger = Ledger.begin(Ledger.begin(open, plus("1", 5)), doubled)
    assert.strictEqual(Ledger.shownBy(ledger).value, 30)
    assert.deepInclude(Ledger.progressOf(ledger), {
      pending: 2,
      pendingLines: ["a"],
      pendingKeys: ["voucher"],
      loading: false,
      lastUpdated: undefined,
    })
  })

  it("keeps one error message per line and key, and drops it when the same line or key is tried again", () => {
    const failed = [
      plus("1", 5),
      plus("2", 5, { lineItemId: "b" }),
      plus("3", 5, voucher),
      plus("4", 5, { key: "generic" }),
    ].reduce(
      (before, command) => Ledger.fail(Ledger.begin(before, command), command, `Fehler ${command.id}`),
      open,
    )
    assert.deepStrictEqual(failed.lineErrors, { a: "Fehler 1", b: "Fehler 2" })
    assert.deepStrictEqual(failed.errors, { voucher: "Fehler 3", generic: "Fehler 4" })
    assert.strictEqual(Ledger.shownBy(failed).value, 10)
    assert.deepStrictEqual(Ledger.begin(failed, plus("5", 1)).lineErrors, { b: "Fehler 2" })
    assert.deepStrictEqual(Ledger.begin(failed, plus("5", 1)).errors, failed.errors)
    assert.deepStrictEqual(Ledger.begin(failed, plus("5", 1, voucher)).errors, { generic: "Fehler 4" })
    assert.deepInclude(Ledger.dismiss(failed), { errors: {}, lineErrors: {} })
  })

  it("stores the last updated item only when its command succeeds", () => {
    const lastUpdated = picked(drill, 2)
    const once = Ledger.succeed(open, { ...plus("1", 5), lastUpdated }, count(2, 15))
    assert.deepStrictEqual(once.lastUpdated, lastUpdated)
    assert.deepStrictEqual(Ledger.succeed(once, plus("2", 5), count(3, 20)).lastUpdated, lastUpdated)
    assert.isUndefined(Ledger.fail(open, { ...plus("1", 5), lastUpdated }, "Fehler").lastUpdated)
  })

  it("replaces the expected change of a pending command without moving it in the queue", () => {
    const both = Ledger.begin(Ledger.begin(open, plus("1", 5)), plus("2", 1))
    const amended = Ledger.amend(both, plus("1", -5))
    assert.deepStrictEqual(
      amended.pending.map(({ id }) => id),
      ["1", "2"],
    )
    assert.strictEqual(Ledger.shownBy(amended).value, 6)
    assert.strictEqual(Ledger.shownBy(Ledger.amend(both, plus("3", 100))).value, 16)
  })

  it("ends with the newest answer when all commands are answered, in whatever order", () => {
    const answers = fc.shuffledSubarray([2, 3, 4, 5, 6], { minLength: 5 })
    fc.assert(
      fc.property(answers, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (versions, succeeds) => {
        const commands = versions.map((version) => plus(String(version), version))
        const begun = commands.reduce((before, command) => Ledger.begin(before, command), open)
        const ended = commands.reduce((before, command, index) => {
          const version = versions[index] ?? 0
          return succeeds[index] === true
            ? Ledger.succeed(before, command, count(version, version * 100))
            : Ledger.fail(before, command, "Fehler")
        }, begun)
        const newest = Math.max(1, ...versions.filter((_, index) => succeeds[index] === true))
        assert.strictEqual(Ledger.shownBy(ended).value, newest === 1 ? 10 : newest * 100)
        assert.strictEqual(Ledger.progressOf(ended).pending, 0)
      }),
    )
  })
})
