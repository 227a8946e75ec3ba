import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { smallWorld } from "../../support/smallWorld.ts"
import { ask } from "../support/ask.ts"
import { orderBy } from "../support/placedOrders.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const list = (market: string, ...more: ReadonlyArray<string>) =>
  ask("orders", "list", "--market", market, "--csv", "--fields", "orderId", ...more)

/** Returns the market in which an order is collected, and another market of the shop. */
const marketsFor = Effect.fnUntraced(function* (orderId: string) {
  const { stdout } = yield* ask("orders", "show", orderId, "--json")
  const own = smallWorld.markets.find(({ id }) => stdout.includes(`"marketId":"${id}"`))
  const other = smallWorld.markets.find(({ id }) => id !== own?.id)
  return own === undefined || other === undefined ? assert.fail(stdout) : { own, other }
})

describe("heimwerk orders list --market", () => {
  it.live(
    "orders list finds the pickups of a market by its number or name, also of a market that has closed since, and refuses a market that neither the shop nor an order knows",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const id = yield* orderBy("payInMarket")
          const { other, own } = yield* marketsFor(id)
          for (const typed of [own.id, ` ${own.id} `, own.name]) {
            const { code, stderr, stdout } = yield* list(typed)
            assert.deepStrictEqual([code, stderr], [0, []], typed)
            assert.include(stdout, id)
          }
          assert.deepStrictEqual((yield* list(other.id)).stderr, ["Dazu gibt es keine Bestellung."])

          const number = yield* list("999")
          assert.deepStrictEqual(
            [number.code, number.stdout, number.stderr],
            [1, "", ["Einen Markt mit der Nummer 999 gibt es nicht. Alle zeigt: heimwerk markets list"]],
          )
          assert.deepStrictEqual((yield* list("Nirgendheim")).stderr, [
            "Einen Markt „Nirgendheim“ gibt es nicht. Den nächsten zu einem Ort zeigt: heimwerk markets near Nirgendheim",
          ])

          yield* sql`update customer_order set data = jsonb_set(data, '{deliveries,0,marketId}', '"999"')
            where id = ${id}::text`
          assert.include((yield* list("999")).stdout, id)
          assert.deepStrictEqual((yield* list("999", "--state", "shipped")).stderr, [
            "Dazu gibt es keine Bestellung.",
          ])
        }),
      ),
  )
})
