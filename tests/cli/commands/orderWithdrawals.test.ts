import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { Effect } from "effect"

import { ask, askJson } from "../support/ask.ts"
import { orderBy, orderHome } from "../support/placedOrders.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const declare = (orderId: string) =>
  Withdrawals.use((port) =>
    port.declare(
      { name: "Anna Berg", contract: `Bestellung ${orderId}`, email: Email.make("anna.berg@kunde.example") },
      orderId,
    ),
  )

describe("withdrawals of orders that staff process", () => {
  it.live(
    "every step, transfer and refund of a withdrawn order prints its withdrawal first, and pick, ready, handout and ship warn of it on stderr",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const [sent, collected] = [yield* orderHome, yield* orderBy("payInMarket")]
          const [forSent, forCollected] = [yield* declare(sent), yield* declare(collected)]
          const steps = [
            [forSent, ["pay", sent]],
            [forSent, ["pay", sent, "--amount", "1"]],
            [forSent, ["pick", sent]],
            [forSent, ["ship", sent]],
            [forSent, ["refund", sent]],
            [forSent, ["deliver", sent]],
            [forSent, ["return", sent]],
            [forCollected, ["pick", collected]],
            [forCollected, ["ready", collected]],
            [forCollected, ["handout", collected]],
          ] as const
          for (const [{ number }, words] of steps) {
            const [name] = words
            const { code, stderr, stdout } = yield* ask("orders", ...words)
            assert.strictEqual(code, 0, name)
            assert.match(
              stdout,
              new RegExp(
                `^Widerruf ${number} vom \\d\\d\\.\\d\\d\\.\\d{4}, \\d\\d:\\d\\d Uhr: Anna Berg, anna\\.berg@kunde\\.example\n\nHW-`,
                "u",
              ),
            )
            assert.deepStrictEqual(
              stderr,
              ["pick", "ready", "handout", "ship"].includes(name)
                ? [
                    `Zu dieser Bestellung liegt ein Widerruf vor: ${number}. Prüfe ihn, bevor du Ware verschickst oder ausgibst.`,
                  ]
                : [],
            )
          }
        }),
      ),
  )

  it.live(
    "orders pick warns of a withdrawal that --select hides, and orders cancel says nothing about the withdrawal of another order",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const [withdrawn, other] = [yield* orderBy("payInMarket"), yield* orderBy("payInMarket")]
          const { number } = yield* declare(withdrawn)
          const picked = yield* ask("orders", "pick", withdrawn, "--select", "orderId")
          assert.strictEqual(picked.stdout, withdrawn)
          assert.include(picked.stderr.join(), number)
          assert.notInclude((yield* ask("orders", "cancel", other)).stdout, "Widerruf")
        }),
      ),
  )

  it.live("orders list shows the withdrawal of an order, as text and with its number as JSON and CSV", () =>
    withRunningShop(
      Effect.gen(function* () {
        const [withdrawn, other] = [yield* orderBy("payInMarket"), yield* orderBy("payInMarket")]
        const { number } = yield* declare(withdrawn)
        const listed = yield* ask("orders", "list", "--state", "reserved")
        assert.match(listed.stdout, new RegExp(`^${withdrawn} .+ Widerruf, Reserviert `, "mu"))
        assert.match(listed.stdout, new RegExp(`^${other} .+ Anna Berg +Reserviert `, "mu"))
        const csv = yield* ask("orders", "list", "--csv", "--email", "anna.berg@kunde.example")
        assert.match(csv.stdout, /^orderId,.*,dueByHand,withdrawals\r\n/u)
        assert.match(csv.stdout, new RegExp(`^${withdrawn},.*,${number}\r$`, "mu"))
        const rows = yield* askJson("orders", "list", "--fields", "orderId,withdrawals")
        assert.deepInclude(rows, { orderId: withdrawn, withdrawals: [number] })
        assert.deepInclude(rows, { orderId: other, withdrawals: [] })
      }),
    ),
  )
})
