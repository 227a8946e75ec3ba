/**
 * Places orders at a constant rate in its own built shop and measures how long the answers take (issue 17: p95 at most
 * 150 ms at 20 orders a second on two cores).
 *
 *     node tools/load/placing.ts [orders a second, default 20] [seconds, default 30]
 *       [postgres, else the embedded database]
 *
 * The baskets are filled before the measurement. Every order starts on time, also if earlier orders have no
 * answer yet. Not part of the tests: it prints durations. Exits with 1 when an order failed or the 95th
 * percentile is above 150 ms.
 */
import { loadavg } from "node:os"
import { setTimeout as wait } from "node:timers/promises"

import { Effect } from "effect"

import { httpShopper, placeOrder, stockedArticles } from "../../tests/support/orders/httpShopper.ts"
import { postgresUrl } from "../../tests/support/postgres.ts"
import { forget, startShop } from "../../tests/support/shop.ts"

const rate = Number(process.argv[2] ?? 20)
const seconds = Number(process.argv[3] ?? 30)
const isPostgres = process.argv[4] === "postgres"
const maxP95 = 150
/** Number of orders before the measurement. During them the server compiles its code. */
const warmUp = 40

/** Fills baskets, orders them on time and returns the answers with their durations in ms. */
const measure = async (env: Readonly<Record<string, string>>) => {
  const shop = await startShop({ env: { ...env, TRUSTED_PROXY: "127.0.0.1" } })
  const articles = stockedArticles(4)

  const fill = async (number: number) => {
    const article = articles[number % articles.length]
    if (article === undefined) throw new Error("No article is in stock.")
    // Gives each shopper another network address, so that the rate limits of networks do not apply.
    const headers = { "x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
    return { shopper: await httpShopper(shop.origin, article, 1, headers), headers, key: `order-${number}` }
  }

  const shoppers: Array<Awaited<ReturnType<typeof fill>>> = []
  for (let from = 0; from < warmUp + rate * seconds; from += 4)
    shoppers.push(...(await Promise.all([0, 1, 2, 3].map((offset) => fill(from + offset)))))

  const placeAt = async (millis: number, { headers, key, shopper }: (typeof shoppers)[number]) => {
    await wait(millis)
    const started = performance.now()
    const { status } = await placeOrder(shop.origin, shopper, key, headers)
    return { status, millis: performance.now() - started }
  }
  const placeAll = (some: typeof shoppers) =>
    Promise.all(some.map((one, index) => placeAt((index * 1000) / rate, one)))

  await placeAll(shoppers.slice(0, warmUp))
  const load = loadavg()[0] ?? 0
  const answers = await placeAll(shoppers.slice(warmUp))
  await shop.stop()
  await forget(shop)
  return { answers, load }
}

const { answers, load } = isPostgres
  ? await Effect.runPromise(
      Effect.scoped(
        Effect.flatMap(postgresUrl, (url) => Effect.promise(() => measure({ DATABASE_URL: url }))),
      ),
    )
  : await measure({})
const sorted = answers.map(({ millis }) => millis).toSorted((left, right) => left - right)
const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
const failed = answers.filter(({ status }) => status !== 201).length
console.log(
  `${answers.length} orders at ${rate} a second on ${isPostgres ? "PostgreSQL" : "the embedded database"}, ${failed} failed: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (load ${load.toFixed(1)} before)`,
)
process.exitCode = failed > 0 || at(0.95) > maxP95 ? 1 : 0
