/**
 * Measures how many basket commands per second one server executes on PostgreSQL. Compares this rate with that
 * of pgbench, which makes the same change without a server (issue 20).
 *
 *     node tools/load/basketRate.ts [seconds of each measurement, default 8]
 *
 * 16 connections of wrk add an article, each for its own visitor with a session. Server and pgbench are measured
 * twice in turn. The better ratio counts, because other programs disturbed that round less. Also prints the
 * processor time per command of server, PostgreSQL and wrk, which share the cores. Needs Linux, wrk, PostgreSQL
 * with pgbench, and the built storefront on a machine without other work.
 */
import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { Agent } from "node:http"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

import { Effect } from "effect"

import { postgresPrograms, postgresUrl } from "../../tests/support/postgres.ts"
import { forget, startShop } from "../../tests/support/shop.ts"
import { sitemapPaths } from "../../tests/support/sitemap.ts"
import { addToBasket, startSession } from "./support/ask.ts"
import { endedChildrenMillis, postgresMillis, processorMillis } from "./support/processorMillis.ts"

const seconds = Number(process.argv[2] ?? 8)
const connections = 16
const run = promisify(execFile)

/**
 * One transaction that adds an article, with one statement for each step. The visitors have no market and no coupons.
 */
const bareCommand = (articleId: string) => `
\\set key random(1, 1000000000)
begin;
insert into basket_command (visitor_id, command_key, fingerprint, used) values ('bare' || :client_id, 'k' || :key, 'f', 0)
  on conflict (visitor_id, command_key) do nothing returning fingerprint;
insert into basket (visitor_id, id, version, changed) values ('bare' || :client_id, 'bare' || :client_id, 0, 0)
  on conflict (visitor_id) do update set changed = excluded.changed returning merged;
select b.id, b.version, b.attached, (select jsonb_agg(to_jsonb(l) order by l.position) from basket_line l
  where l.visitor_id = b.visitor_id) from basket b where b.visitor_id = 'bare' || :client_id;
select p.product, s.pieces from article_page p join stock s on s.article_id = p.article_id where p.article_id = '${articleId}';
select id, kind, data from benefit where id in ('');
insert into basket_line (visitor_id, article_id, delivery_type, quantity, position)
  values ('bare' || :client_id, '${articleId}', 'homeDelivery', 1, 1)
  on conflict (visitor_id, article_id, delivery_type) do update set quantity = excluded.quantity;
update basket set version = version + 1 where visitor_id = 'bare' || :client_id;
commit;
`

/** A script of wrk: each thread has one connection and sends the commands of one visitor. */
const wrkScript = (origin: string, articleId: string, cookies: ReadonlyArray<string>) => {
  const [path, body] = addToBasket(articleId)
  return `local cookies = {${cookies.map((cookie) => JSON.stringify(cookie)).join(",")}}
local threads = 0
local number = 0
setup = function(thread)
  threads = threads + 1
  thread:set("visitor", threads)
end
request = function()
  number = number + 1
  return wrk.format("POST", ${JSON.stringify(path)}, {
    ["accept-encoding"] = "br", ["content-type"] = "application/json", ["origin"] = ${JSON.stringify(origin)},
    ["x-requested-with"] = "XMLHttpRequest", ["sec-fetch-site"] = "same-origin",
    ["x-forwarded-for"] = "10.0.0." .. visitor, ["cookie"] = cookies[visitor],
    ["idempotency-key"] = string.format("${crypto.randomUUID()}-%d-%d-%d", os.time(), visitor, number)
  }, ${JSON.stringify(JSON.stringify(body))})
end
`
}

const load = async (origin: string, script: string, duration: number) => {
  const args = [
    `-t${connections}`,
    `-c${connections}`,
    `-d${Math.ceil(duration)}s`,
    "--latency",
    "-s",
    script,
    origin,
  ]
  const { stdout } = await run("wrk", args)
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "0"
  const failed = Number(read(/Non-2xx or 3xx responses: (\d+)/u))
  if (failed > 0) throw new Error(`${failed} commands were not answered with 200.`)
  return {
    count: Number(read(/(\d+) requests in/u)),
    rate: Number(read(/Requests\/sec:\s+([\d.]+)/u)),
    p50: read(/^\s+50%\s+(\S+)/mu),
    p99: read(/^\s+99%\s+(\S+)/mu),
  }
}

const measure = async (url: string) => {
  const folder = await mkdtemp(join(tmpdir(), "heimwerk-basket-"))
  const agent = new Agent({ keepAlive: true })
  const shop = await startShop({ env: { DATABASE_URL: url, TRUSTED_PROXY: "127.0.0.1" } })
  try {
    const { origin } = shop
    const product = (await sitemapPaths(origin)).find((path) => path.startsWith("/p/")) ?? ""
    const articleId = product.split("/").at(-1) ?? ""
    const first = addToBasket(articleId)
    const cookies = await Promise.all(
      Array.from({ length: connections }, (_, visitor) =>
        startSession(agent, origin, first, { "x-forwarded-for": `10.0.0.${visitor + 1}` }),
      ),
    )
    const script = join(folder, "add.lua")
    const transaction = join(folder, "add.sql")
    await writeFile(script, wrkScript(origin, articleId, cookies))
    await writeFile(transaction, bareCommand(articleId))
    await load(origin, script, seconds / 2)
    console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
    for (let round = 0; round < 2; round++) {
      const times = () => [processorMillis(shop.process.pid), postgresMillis(), endedChildrenMillis()]
      const before = times()
      const { count, p50, p99, rate } = await load(origin, script, seconds)
      const millis = times().map((time, index) => ((time - (before[index] ?? 0)) / count).toFixed(2))
      const args = [
        "-n",
        "-M",
        "prepared",
        "-c",
        String(connections),
        "-T",
        String(seconds),
        "-f",
        transaction,
      ]
      const { stdout } = await run(join(postgresPrograms ?? "", "pgbench"), [...args, url])
      const bare = Number(/^tps = ([\d.]+)/mu.exec(stdout)?.[1])
      console.log(
        `${rate.toFixed(0)} commands a second (p50 ${p50}, p99 ${p99}, processor time each: server ${millis[0]}, PostgreSQL ${millis[1]}, wrk ${millis[2]} ms), bare database ${bare.toFixed(0)}, ratio ${(rate / bare).toFixed(2)}`,
      )
    }
  } finally {
    agent.destroy()
    await shop.stop()
    await forget(shop)
    await rm(folder, { recursive: true })
  }
}

await Effect.runPromise(
  Effect.scoped(Effect.flatMap(postgresUrl, (url) => Effect.promise(() => measure(url)))),
)
