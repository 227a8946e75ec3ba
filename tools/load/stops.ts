/**
 * Stops two instances on one PostgreSQL in turn, under load behind a proxy that uses the readiness check, and counts
 * lost requests (quality T-D9).
 *
 *     node tools/load/stops.ts [stops, default 50] [clients, default 8]
 *
 * Not part of the tests: it takes minutes. Needs the server programs of PostgreSQL and a build. Exits with 1 when a
 * request was lost.
 */
import { Effect } from "effect"

import { freePort } from "../../tests/support/freePort.ts"
import { postgresUrl } from "../../tests/support/postgres.ts"
import { forget, startShop } from "../../tests/support/shop.ts"
import { loadThrough } from "../../tests/support/load/loadThrough.ts"
import { startReadinessProxy } from "../../tests/support/load/readinessProxy.ts"

const stops = Number(process.argv[2] ?? 50)
const clients = Number(process.argv[3] ?? 8)
const checkMillis = 200
/** Shutdown delay of the servers in seconds. Under load, the proxy notices a shutdown within this time. */
const shutdownDelay = "2"

const run = async (url: string) => {
  const proxy = await startReadinessProxy("/health", checkMillis)
  const start = async (port: number) => {
    const env = { DATABASE_URL: url, PORT: String(port), SHUTDOWN_DELAY: shutdownDelay }
    const shop = await startShop({ env })
    await proxy.add(shop.origin)
    return shop
  }
  const ports = [await freePort(), await freePort()]
  const shops = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]
  const listing = await fetch(`${proxy.origin}/rest/v4/navigation/cirax?hitsPerPage=1`)
  const articleId: unknown = JSON.parse(await listing.text()).hits[0].id
  const host = new URL(proxy.origin).host
  const add = JSON.stringify({ articleId, quantity: 1, deliveryType: "homeDelivery" })
  const headers = { host, origin: proxy.origin, "x-requested-with": "XMLHttpRequest", "content-type": "application/json" } // prettier-ignore
  const first = await fetch(`${proxy.origin}/shop/rest/V1/heimwerk/basket/items`, { method: "POST", headers, body: add }) // prettier-ignore
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  const load = loadThrough(proxy.origin, clients, (step) =>
    step % 3 === 0
      ? { method: "POST", path: "/shop/rest/V1/heimwerk/basket/vouchers", headers: { ...headers, cookie }, body: '{"voucher":"HEIMWERK5"}' }
      : { method: "GET", path: step % 3 === 1 ? "/public/api/markets" : "/maerkte" },
  ) // prettier-ignore
  for (let stop = 0; stop < stops; stop++) {
    const index = stop % 2
    const shop = shops[index]
    if (shop === undefined) break
    const code = await shop.stop()
    proxy.remove(shop.origin)
    await forget(shop)
    if (code !== 0) throw new Error(`An instance ended with ${code}:\n${shop.output()}`)
    shops[index] = await start(ports[index] ?? 0)
    console.log(`${stop + 1} of ${stops} stops`)
  }
  const outcomes = await load.stop()
  proxy.close()
  for (const shop of shops) await shop.stop().then(() => forget(shop))
  return outcomes
}

const outcomes = await Effect.runPromise(
  Effect.scoped(Effect.flatMap(postgresUrl, (url) => Effect.promise(() => run(url)))),
)
const lost = [...outcomes].filter(([outcome]) => outcome !== "200").reduce((sum, [, count]) => sum + count, 0)
const all = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
console.log(`${stops} stops, ${all} requests, ${lost} lost`, Object.fromEntries(outcomes))
process.exitCode = lost === 0 ? 0 : 1
