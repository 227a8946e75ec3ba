import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { plant } from "../../support/canary.ts"
import { smallWorldDatabase } from "../../support/database.ts"
import { ask } from "../support/ask.ts"
import { orderBy } from "../support/placedOrders.ts"
import { whileRunning } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("heimwerk orders list --email", () => {
  it.live("the orders list command finds the orders of an account and of a guest by e-mail address", () =>
    Effect.gen(function* () {
      const directory = yield* smallWorldDatabase
      vi.stubEnv("DATA_DIR", directory)
      const lines: Array<string> = []
      yield* whileRunning(
        directory,
        "https://shop.example",
        Effect.gen(function* () {
          const canary = Email.make("kanarienvogel@post.example")
          yield* plant(canary, directory)
          const guest = yield* orderBy("payInMarket")
          yield* orderBy("payInMarket")
          const sql = yield* SqlClient.SqlClient
          yield* sql`update customer_order set data = jsonb_set(data, '{contact,email}', '"Kanarienvogel@post.example"')
            where id = ${guest}::text`
          const listed = yield* ask("orders", "list", "--email", canary, "--csv", "--fields", "orderId")
          assert.deepStrictEqual([listed.code, listed.stderr], [0, []])
          const found = listed.stdout.split("\r\n").slice(1)
          assert.strictEqual(found.length, 2)
          assert.include(found, guest)
          assert.match((yield* ask("customers", "show", canary)).stdout, /^Bestellungen +2, zu sehen mit: /mu)
          assert.strictEqual((yield* ask("orders", "list", "--email", "niemand@post.example")).code, 1)
          assert.strictEqual((yield* ask("orders", "list", "--email", "anna")).code, 1)
          const [hint = ""] = (yield* ask("customers", "show", "niemand@post.example")).stderr
          assert.include(hint, "heimwerk orders list --email niemand@post.example")
          const uses = lines.filter((line) => line.includes("operator=socket")).join("\n")
          assert.include(uses, "POST /orders-search 200")
          assert.notMatch(uses, /kanarienvogel|niemand/iu)
        }),
        lines,
      )
    }),
  )
})
