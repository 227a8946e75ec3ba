import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { maxListedWithdrawals } from "@heimwerk/adapters/operator/listLimits.ts"
import { ScreenWidth } from "@heimwerk/cli/output/screen.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { ask } from "../support/ask.ts"
import { orderBy } from "../support/placedOrders.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const email = Email.make("anna.berg@kunde.example")

const declare = (contract: string, key: string) =>
  Withdrawals.use((port) => port.declare({ name: "Anna Berg", contract, email }, key))

describe("heimwerk withdrawals", () => {
  it.live(
    "withdrawals list shows a withdrawal without an order number as a table, as a block on a narrow screen, as CSV and by a selected field, and says when the list ends",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const none = yield* ask("withdrawals", "list")
          assert.deepStrictEqual([none.code, none.stderr], [1, ["Es gibt keinen Widerruf."]])

          const { number } = yield* declare("Hammer vom 20. November", "w1")
          const listed = yield* ask("withdrawals", "list")
          assert.deepStrictEqual([listed.code, listed.stderr], [0, []])
          assert.match(listed.stdout, /^Widerruf +Eingang +Name +E-Mail +Vertrag +Nur einzelne Artikel\n/u)
          assert.match(
            listed.stdout,
            new RegExp(`\n${number} .+ Anna Berg +${email} +Hammer vom 20\\. November$`, "u"),
          )
          const narrow = yield* Effect.provideService(ask("withdrawals", "list"), ScreenWidth, 80)
          assert.match(
            narrow.stdout,
            new RegExp(
              `^Widerruf: ${number}\nEingang: .+ Uhr\nName: Anna Berg\nE-Mail: ${email}\nVertrag: Hammer vom 20\\. November$`,
              "u",
            ),
          )
          assert.match(
            (yield* ask("withdrawals", "list", "--csv")).stdout,
            /^number,received,name,email,contract,note\r\n/u,
          )
          assert.strictEqual((yield* ask("withdrawals", "list", "--select", "number")).stdout, number)

          const sql = yield* SqlClient.SqlClient
          yield* sql`insert into withdrawal (number, command_key, name, contract, email, received)
            select 'W-' || n, 'k' || n, name, contract, email, n
            from withdrawal, generate_series(1, ${maxListedWithdrawals}::int) as n`
          const full = yield* ask("withdrawals", "list", "--csv")
          assert.deepStrictEqual(
            [full.code, full.stderr],
            [0, ["Die Liste endet nach 200 Widerrufen; es kann mehr geben."]],
          )
          assert.strictEqual(full.stdout.split("\r\n").length, 201)
        }),
      ),
  )

  it.live(
    "orders show finds the withdrawal of an order whose number was typed in lower case and with spaces, and not that of another order",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const [id, other] = [yield* orderBy("payInMarket"), yield* orderBy("payInMarket")]
          const typed = id.toLowerCase().replaceAll("-", " ")
          const { number } = yield* declare(`Bestellung ${typed}`, "w1")
          assert.include((yield* ask("orders", "show", id)).stdout, `Widerruf ${number}`)
          assert.notInclude((yield* ask("orders", "show", other)).stdout, "Widerruf")
        }),
      ),
  )
})
