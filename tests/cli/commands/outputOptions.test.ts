import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { findOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { Effect } from "effect"

import { ask } from "../support/ask.ts"
import { orderBy } from "../support/placedOrders.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Runs work with the number of an unpaid order of a running shop. */
const withOrder = <A, E, R>(work: (id: string) => Effect.Effect<A, E, R>) =>
  withRunningShop(Effect.flatMap(orderBy("bankTransfer"), work))

describe("output options of commands that change data", () => {
  it.live(
    "a command with --csv and --json, or with an invalid --select, books nothing and exits with 2",
    () =>
      withOrder((id) =>
        Effect.gen(function* () {
          for (const [options, message] of [
            [["--csv", "--json"], /^--csv und --json schließen einander aus\.$/u],
            [["--select", "total["], /^Die Auswahl „total\[“ ist bei Zeichen \d+ nicht gültig\./u],
          ] as const) {
            const { code, stderr, stdout } = yield* ask("orders", "pay", id, ...options)
            assert.deepStrictEqual([code, stdout], [2, ""])
            assert.match(stderr.join("\n"), message)
          }
          assert.deepStrictEqual((yield* findOrder(id))?.events, [])
        }),
      ),
  )

  it.live(
    "after a change, an unknown field or a selection without a value gets the whole answer, a remark and exit code 0",
    () =>
      withOrder((id) =>
        Effect.gen(function* () {
          const paid = yield* ask("orders", "pay", id, "--csv", "--fields", "nonsense")
          assert.strictEqual(paid.code, 0)
          assert.match(paid.stdout, new RegExp(`^orderId,[^]*\\n${id},`, "u"))
          assert.match(
            paid.stderr.join("\n"),
            /^Das Feld „nonsense“ gibt es hier nicht\. .* Der Befehl ist trotzdem ausgeführt; hier ist die ganze Antwort\.$/u,
          )
          const refunded = yield* ask("orders", "refund", id, "--amount", "1,50", "--select", "nothing")
          assert.strictEqual(refunded.code, 0)
          assert.include(refunded.stdout, "Erstattet: 1,50\u00a0€")
          assert.deepStrictEqual(refunded.stderr, [
            "Die Auswahl „nothing“ trifft auf nichts zu. Der Befehl ist trotzdem ausgeführt; hier ist die ganze Antwort.",
          ])
          const email = "anna.berg@kunde.example"
          const deleted = yield* ask("customers", "delete", email, "--confirm", "--json", "--fields", "name")
          assert.deepStrictEqual([deleted.code, deleted.stderr.length], [0, 1])
          assert.match(deleted.stdout, /^\{"removed":/u)
        }),
      ),
  )
})
