/**
 * Measures how the shop scales out on one PostgreSQL (issue 20):
 *
 * - processor time per request of one, two and four servers together, half product pages and half basket commands,
 *   each for a visitor with a session
 * - basket commands a second of one server, compared with the same statements in pgbench without a server
 *
 *     node tools/load/scaling.ts [requests per number of servers, default 2000]
 *
 * Needs Linux, PostgreSQL with pgbench, and the built storefront. Processor time hardly depends on other programs. The
 * second comparison needs a machine without other work.
 */
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { Agent } from "node:http"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"

import { Effect } from "effect"

import { postgresPrograms, postgresUrl } from "../../tests/support/postgres.ts"
import { forget, startShop } from "../../tests/support/shop.ts"
import { sitemapPaths } from "../../tests/support/sitemap.ts"
import { addToBasket, ask, type Asked, startSession } from "./support/ask.ts"
import { processorMillis } from "./support/processorMillis.ts"

const requests = Number(process.argv[2] ?? 2000)
const connections = 16
/** Duration of each measurement of basket commands, in seconds. */
const seconds = 10

/** One transaction with the statements of a command that adds an article. The visitors have no market and no coupons. */
const bareCommand = (articleId: string) => `
\\set visitor random(1, ${connections})
\\set key random(1, 1000000000)
begin;
insert into basket_command (visitor_id, command_key, fingerprint, used) values ('bare' || :visitor, 'k' || :key, 'f', 0)
  on conflict (visitor_id, command_key) do nothing returning fingerprint;
insert into basket (visitor_id, id, version, changed) values ('bare' || :visitor, 'bare' || :visitor, 0, 0)
  on conflict (visitor_id) do update set changed = excluded.changed returning merged;
select b.id, b.version, b.attached, (select jsonb_agg(to_jsonb(l) order by l.position) from basket_line l
  where l.visitor_id = b.visitor_id) from basket b where b.visitor_id = 'bare' || :visitor;
select p.product, s.pieces from article_page p join stock s on s.article_id = p.article_id where p.article_id = '${articleId}';
select id, kind, data from benefit where id in ('');
insert into basket_line (visitor_id, article_id, delivery_type, quantity, position)
  values ('bare' || :visitor, '${articleId}', 'homeDelivery', 1, 1)
  on conflict (visitor_id, article_id, delivery_type) do update set quantity = excluded.quantity;
update basket set version = version + 1 where visitor_id = 'bare' || :visitor;
commit;
`

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

/** Returns the transactions a second of pgbench. */
const bareRate = (url: string, articleId: string): number => {
  const folder = mkdtempSync(join(tmpdir(), "heimwerk-scaling-"))
  const file = join(folder, "command.sql")
  writeFileSync(file, bareCommand(articleId))
  const args = ["-n", "-M", "prepared", "-c", String(connections), "-T", String(seconds), "-f", file, url]
  const report = execFileSync(join(postgresPrograms ?? "", "pgbench"), args, { encoding: "utf8" })
  rmSync(folder, { recursive: true })
  return Number(/^tps = ([\d.]+)/mu.exec(report)?.[1])
}

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
  await withServers(url, 1, async ([origin = ""]) => {
    const articleId = (await articlesOf(origin))[0]?.split("/").at(-1) ?? ""
    const add = () => addToBasket(articleId)
    const sessions = await sessionsOn(origin, add())
    const during = async (length: number) => {
      const end = performance.now() + length * 1000
      return (await sendAll([origin], add, sessions, () => performance.now() < end)) / length
    }
    await during(seconds / 2)
    const rate = await during(seconds)
    const bare = bareRate(url, articleId)
    console.log(
      `Basket commands: ${rate.toFixed(0)} a second, bare database ${bare.toFixed(0)}, ratio ${(rate / bare).toFixed(2)}`,
    )
  })
}

await Effect.runPromise(
  Effect.scoped(Effect.flatMap(postgresUrl, (url) => Effect.promise(() => measure(url)))),
)
agent.destroy()
