import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { operatorClient } from "@heimwerk/cli/shop/operatorClient.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { plant } from "../../support/canary.ts"
import { smallWorldDatabase } from "../../support/database.ts"
import { ask, askJson } from "../support/ask.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { whileRunning } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const canary = Email.make("kanarienvogel@post.example")
const Visitors = Schema.Tuple([Schema.Struct({ visitor: Schema.String })])

describe("heimwerk baskets show", () => {
  it.live(
    "baskets show prints the sums of a basket, the missing amount of its voucher, and the problems of the checkout in the market of --market",
    () =>
      Effect.gen(function* () {
        const directory = yield* smallWorldDatabase
        vi.stubEnv("DATA_DIR", directory)
        yield* whileRunning(
          directory,
          "https://shop.example",
          Effect.gen(function* () {
            yield* plant(canary, directory)
            const sql = yield* SqlClient.SqlClient
            const [{ visitor }] = yield* sql`
              select visitor_id as visitor from customer where email = ${canary}::text`.pipe(
              Effect.flatMap(Schema.decodeUnknownEffect(Visitors)),
            )
            const baskets = yield* basketsFor(visitor)
            const [line] = (yield* baskets.read("full")).lineItems
            if (line === undefined) return assert.fail("The basket has no line.")
            const { lineItemId } = line
            yield* baskets.run({ kind: "update", lineItemId, quantity: toQuantity(9) }, "v1")
            yield* baskets.run({ kind: "addVoucher", code: "WERKSTATT20" }, "v2")
            yield* baskets.run({ kind: "update", lineItemId, quantity: toQuantity(2) }, "v3")
            const soldOut = yield* ask("baskets", "show", canary)
            assert.deepStrictEqual([soldOut.code, soldOut.stderr], [0, []])
            assert.match(
              soldOut.stdout.replaceAll("\u{a0}", " "),
              /\nGutschein 20 € ab 100 € +0,00 €, gilt ab 100,00 € Warenwert, es fehlen 0,02 €\nSumme ohne Versand +99,98 €\nGutscheincode +WERKSTATT20\nKasse +lässt die Bestellung nicht zu\n\nHinweise an der Kasse\n- „[^“]+“ ist gerade nicht verfügbar\. [^\n]+$/u,
            )

            yield* sql`update article set shipping = true where id = '1000001'`
            assert.match((yield* ask("baskets", "show", canary)).stdout, /\nKasse +lässt die Bestellung zu$/u)
            const json = yield* askJson("baskets", "show", canary)
            assert.hasAllKeys(json, [
              "lines",
              "voucherCode",
              "sum",
              "totals",
              "totalCost",
              "messages",
              "problems",
            ])
            assert.match(
              (yield* ask("baskets", "show", canary, "--csv")).stdout,
              /^articleId,name,quantity,deliveryType\r\n1000001,[^\r]+,2,homeDelivery\r$/u,
            )

            const shop = yield* operatorClient({ via: "socket", path: socketPath(directory) })
            const older = yield* shop.support.basket({ payload: { email: canary } })
            assert.deepStrictEqual(
              older.map(({ articleId, quantity }) => [articleId, quantity]),
              [["1000001", 2]],
            )

            const pickup = {
              articleId: line.product.articleId,
              quantity: toQuantity(1),
              deliveryType: "marketPickup",
            } as const
            yield* baskets.run({ kind: "add", line: pickup }, "v4")
            const question = "Bitte wähle einen Markt, in dem du deine Artikel abholen möchtest."
            assert.include((yield* ask("baskets", "show", canary)).stdout, question)
            const [market] = smallWorld.markets
            const there = yield* ask("baskets", "show", canary, "--market", market?.id ?? "")
            assert.deepStrictEqual([there.code, there.stderr], [0, []])
            assert.notInclude(there.stdout, question)
          }),
        )
      }),
  )
})
