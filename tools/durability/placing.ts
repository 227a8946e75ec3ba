/**
 * Kills the shop while it places orders, on the embedded database and on PostgreSQL. Counts orders that took no
 * stock, stock taken without an order, and orders that were lost or placed twice (quality T-D1).
 *
 *     node tools/durability/placing.ts [kills per database, default 25]
 *
 * Eight shoppers order at once. The kills are spread evenly over the time that the eight orders take. Not
 * part of the tests: it takes minutes. Needs a build and the server programs of PostgreSQL. Exits with 1 when
 * one of these counts is above 0.
 */
import { randomBytes } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"

import { Effect } from "effect"

import { freePort } from "../../tests/support/freePort.ts"
import {
  httpShopper,
  piecesLeft,
  placeOrder,
  type Stocked,
  stockedArticle,
} from "../../tests/support/orders/httpShopper.ts"
import { postgresUrl } from "../../tests/support/postgres.ts"
import { forget, startShop } from "../../tests/support/shop.ts"

const kills = Number(process.argv[2] ?? 25)
const parallel = 8

const operatorPort = await freePort()
const operatorToken = randomBytes(32).toString("hex")

const askOperator = (path: string, body?: unknown) =>
  fetch(`http://127.0.0.1:${operatorPort}${path}`, {
    headers: { authorization: `Bearer ${operatorToken}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  })

/** Returns the ids of a market's orders that wait for their payment. */
const ordersIn = async ({ marketId }: Stocked): Promise<ReadonlyArray<string>> => {
  const answer = await askOperator(`/orders?state=awaitingPayment&marketId=${marketId}`)
  const orders: ReadonlyArray<{ readonly orderId: string }> = JSON.parse(await answer.text())
  return orders.map(({ orderId }) => orderId)
}

/** Kills a shop `kills` times while eight orders are placed, and prints what it counted. */
const sweep = async (name: string, env: Readonly<Record<string, string>>) => {
  const article = stockedArticle(2 * parallel)
  const settings = {
    ...env,
    TRUSTED_PROXY: "127.0.0.1",
    OPERATOR_PORT: String(operatorPort),
    OPERATOR_TOKEN: operatorToken,
  }
  let shop = await startShop({ env: settings })
  const count = { acknowledged: 0, open: 0, lost: 0, doubled: 0, wrongStock: 0 }
  let millis = 0
  for (let kill = 0; kill <= kills; kill++) {
    const headers = { "x-forwarded-for": `10.0.${kill >> 8}.${kill & 255}` }
    const shoppers = await Promise.all(
      Array.from({ length: parallel }, () => httpShopper(shop.origin, article, 1, headers)),
    )
    const place = () =>
      Promise.all(
        shoppers.map((shopper, index) =>
          placeOrder(shop.origin, shopper, `order-${kill}-${index}`, headers).catch(() => undefined),
        ),
      )
    const before = await piecesLeft(shop.origin, article)
    const others = new Set(await ordersIn(article))
    const added = async () => (await ordersIn(article)).filter((id) => !others.has(id))
    const started = performance.now()
    const placing = place()
    if (kill === 0) {
      // The shop is not killed in the first round, which measures how long eight orders take.
      await placing
      millis = performance.now() - started
    } else {
      await wait((millis * kill) / kills)
      await shop.kill()
      shop = await startShop({ dataDir: shop.dataDir, env: settings })
    }
    const answers = await placing
    const acknowledged = answers.flatMap((answer) =>
      answer?.status === 201 ? [String(JSON.parse(answer.text).order.orderId)] : [],
    )
    const kept = await added()
    const taken = before - (await piecesLeft(shop.origin, article))
    const again = (await place()).map((answer) => String(JSON.parse(answer?.text ?? "{}").order?.orderId))
    const all = await added()
    count.acknowledged += acknowledged.length
    count.open += parallel - kept.length
    count.lost += acknowledged.filter((id) => !kept.includes(id)).length + parallel - new Set(again).size
    count.lost += kept.filter((id) => !again.includes(id)).length
    count.doubled += Math.max(0, all.length - parallel)
    const left = await piecesLeft(shop.origin, article)
    if (taken !== kept.length || before - left !== all.length) count.wrongStock += 1
    for (const id of all) await askOperator(`/orders/${id}/steps`, { kind: "cancel" })
    if ((await piecesLeft(shop.origin, article)) !== before) count.wrongStock += 1
  }
  console.log(`${name}: ${kills} kills within ${Math.round(millis)} ms of placing`, count)
  if (count.lost + count.doubled + count.wrongStock > 0) process.exitCode = 1
  await shop.stop()
  await forget(shop)
}

await sweep("Embedded database", {})
await Effect.runPromise(
  Effect.scoped(
    Effect.flatMap(postgresUrl, (url) => Effect.promise(() => sweep("PostgreSQL", { DATABASE_URL: url }))),
  ),
)
