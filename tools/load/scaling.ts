/**
 * Measures how the shop scales out on one PostgreSQL server (issue 20): the processor time per request with one,
 * two and four servers. Half of the requests are for product pages, half are basket commands. All visitors have
 * a session.
 *
 *     node tools/load/scaling.ts [requests per number of servers, default 2000]
 *
 * Needs Linux, PostgreSQL, and the built storefront. Processor time hardly depends on other programs.
 */
import { Agent } from "node:http"
import { loadavg } from "node:os"

import { Effect } from "effect"

import { postgresUrl } from "../../tests/support/postgres.ts"
import { forget, startShop } from "../../tests/support/shop.ts"
import { sitemapPaths } from "../../tests/support/sitemap.ts"
import { addToBasket, ask, type Asked, startSession } from "./support/ask.ts"
import { processorMillis } from "./support/processorMillis.ts"

const requests = Number(process.argv[2] ?? 2000)
const connections = 16

const agent = new Agent({ keepAlive: true })
const headersOf = (visitor: number) => ({ "x-forwarded-for": `10.0.${visitor >> 8}.${visitor & 255}` })

/** Starts servers on one database and passes their origins and process ids to `use`. */
const withServers = async <A>(
  url: string,
  count: number,
  use: (origins: ReadonlyArray<string>, pids: ReadonlyArray<number | undefined>) => Promise<A>,
): Promise<A> => {
  const env = { DATABASE_URL: url, TRUSTED_PROXY: "127.0.0.1" }
  const shops = [await startShop({ env })]
  while (shops.length < count) shops.push(await startShop({ env }))
  try {
    return await use(
      shops.map(({ origin }) => origin),
      shops.map(({ process }) => process.pid),
    )
  } finally {
    for (const shop of shops) {
      await shop.stop()
      await forget(shop)
    }
  }
}

/** Lets each connection send requests for its own visitor, one after the other, while `isOn` allows the next one. */
const sendAll = async (
  origins: ReadonlyArray<string>,
  asked: (index: number) => Asked,
  sessions: ReadonlyArray<string>,
  isOn: (index: number) => boolean,
): Promise<number> => {
  let sent = 0
  await Promise.all(
    sessions.map(async (cookie, visitor) => {
      while (isOn(sent)) {
        const index = (sent += 1)
        const origin = origins[index % origins.length] ?? ""
        await ask(agent, origin, asked(index), { cookie, ...headersOf(visitor) })
      }
    }),
  )
  return sent
}

const articlesOf = async (origin: string) =>
  (await sitemapPaths(origin)).filter((path) => path.startsWith("/p/"))

const sessionsOn = (origin: string, first: Asked) =>
  Promise.all(
    Array.from({ length: connections }, (_, visitor) =>
      startSession(agent, origin, first, headersOf(visitor)),
    ),
  )

const measure = async (url: string) => {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  let one = Number.NaN
  for (const count of [1, 2, 4]) {
    const millis = await withServers(url, count, async (origins, pids) => {
      const products = await articlesOf(origins[0] ?? "")
      const product = (index: number) => products[(index * 31) % 50] ?? "/"
      const add = (index: number) => addToBasket(product(index).split("/").at(-1) ?? "")
      const asked = (index: number): Asked => (index % 2 === 0 ? [product(index)] : add(index))
      const sessions = await sessionsOn(origins[0] ?? "", add(0))
      await sendAll(origins, asked, sessions, (sent) => sent < 200 * count)
      const total = () => pids.reduce<number>((sum, pid) => sum + processorMillis(pid), 0)
      const before = total()
      const sent = await sendAll(origins, asked, sessions, (done) => done < requests)
      return (total() - before) / sent
    })
    if (count === 1) one = millis
    console.log(
      `${count} servers: ${millis.toFixed(2)} ms of processor time per request, ${(millis / one).toFixed(2)} times that of one server`,
    )
  }
}

await Effect.runPromise(
  Effect.scoped(Effect.flatMap(postgresUrl, (url) => Effect.promise(() => measure(url)))),
)
agent.destroy()
