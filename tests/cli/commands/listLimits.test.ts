import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { maxListedMails, maxListedOrders } from "@heimwerk/adapters/operator/listLimits.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { ask } from "../support/ask.ts"
import { orderBy } from "../support/placedOrders.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const ordersRemark =
  "Die Liste endet nach 200 Bestellungen; es kann mehr geben. Grenze sie mit --state, --market, --refund oder --email ein; alle zeigt: heimwerk orders export"
const mailsRemark = "Die Liste endet nach 200 E-Mails; es kann mehr geben."

describe("limits of lists of a running shop", () => {
  it.live("orders list and mails list say that they end after 200 rows, and say nothing below that", () =>
    withRunningShop(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const id = yield* orderBy("payInMarket")
        yield* sql`insert into outgoing_mail (id, recipient, subject, body, due)
          values ('0', 'weg@post.example', 'Alt', 'Alt', 0)`
        for (const command of ["orders", "mails"])
          assert.deepStrictEqual((yield* ask(command, "list")).stderr, [])

        yield* sql`insert into customer_order (id, ordered_on, data)
          select id || n, ordered_on, data from customer_order, generate_series(1, ${maxListedOrders}::int) as n
          where id = ${id}::text`
        yield* sql`insert into outgoing_mail (id, recipient, subject, body, due)
          select n::text, recipient, subject, body, due
          from outgoing_mail, generate_series(1, ${maxListedMails}::int) as n where id = '0'`
        for (const [command, remark] of [
          ["orders", ordersRemark],
          ["mails", mailsRemark],
        ] as const) {
          const { code, stderr, stdout } = yield* ask(command, "list", "--csv")
          assert.deepStrictEqual([code, stderr], [0, [remark]])
          assert.strictEqual(stdout.split("\r\n").length, 201)
        }
      }),
    ),
  )
})
