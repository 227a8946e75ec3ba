/**
 * Measures the requests per second of one instance, and their ratio to those of a bare `node:http` server on the same
 * machine (issue 20). Prints a table with this ratio and the 50th and 99th percentile of the durations.
 *
 *     npm run bench:load -- [seconds of each measurement, default 5] [PostgreSQL address, else the embedded database]
 *
 * Needs wrk (Debian package `wrk`) and the built storefront. wrk keeps 16 connections busy. Each kind of request
 * is measured twice, each time right after the bare server. The table shows the better ratio, because other programs
 * disturbed that measurement less. Exits with code 1 if a ratio is below its target or a request fails.
 */
import { execFile } from "node:child_process"
import { once } from "node:events"
import { rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import { cpus, loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

import { placesPath } from "@heimwerk/adapters/http/contract/paths.ts"
import { places } from "@heimwerk/fixtures/world.ts"

import { forget, startShop } from "../../tests/support/shop.ts"
import { sitemapPaths } from "../../tests/support/sitemap.ts"

const seconds = Number(process.argv[2] ?? 5)
const database = process.argv[3]
const run = promisify(execFile)

/**
 * Requests per second of the bare server on the machine for which issue 20 states its targets. A target divided by
 * this rate is a ratio that holds on every machine.
 */
const referenceRate = 40_000

/** Measurements of one kind of request. */
interface Measured {
  /** Answers per second. */
  readonly rate: number
  /** Durations as wrk prints them, such as `1.20ms`. */
  readonly p50: string
  readonly p99: string
  readonly failed: number
}

const script = join(tmpdir(), `heimwerk-wrk-${process.pid}.lua`)

/** Writes a wrk script that requests the paths in turn. */
const writeScript = (paths: ReadonlyArray<string>, headers: Readonly<Record<string, string>>) =>
  writeFile(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
local headers = {${Object.entries(headers)
      .map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`)
      .join(",")}}
local index = 0
request = function()
  index = index % #paths + 1
  return wrk.format("GET", paths[index], headers)
end
`,
  )

const load = async (origin: string, duration: number): Promise<Measured> => {
  const { stdout } = await run("wrk", ["-t1", "-c16", `-d${duration}s`, "--latency", "-s", script, origin])
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "0"
  return {
    rate: Number(read(/Requests\/sec:\s+([\d.]+)/u)),
    p50: read(/^\s+50%\s+(\S+)/mu),
    p99: read(/^\s+99%\s+(\S+)/mu),
    failed: Number(read(/Non-2xx or 3xx responses: (\d+)/u)) + Number(read(/timeout (\d+)/u)),
  }
}

const bare = createServer((_, response) => {
  response.writeHead(200, { "content-type": "text/plain", "content-length": 2048 })
  response.end(Buffer.alloc(2048, "a"))
})
bare.listen(0, "127.0.0.1")
await once(bare, "listening")
const address = bare.address()
if (address === null || typeof address === "string") throw new Error("The bare server has no port.")
const bareOrigin = `http://127.0.0.1:${address.port}`

const shop = await startShop({ env: database === undefined ? {} : { DATABASE_URL: database } })
try {
  const products = (await sitemapPaths(shop.origin)).filter((path) => path.startsWith("/p/")).slice(0, 50)
  const added = await fetch(`${shop.origin}/shop/rest/V1/heimwerk/basket/items`, {
    method: "POST",
    headers: {
      origin: shop.origin,
      "x-requested-with": "XMLHttpRequest",
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify({
      articleId: products[0]?.split("/").at(-1),
      quantity: 1,
      deliveryType: "homeDelivery",
    }),
  })
  const session = added.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  const texts = [...new Set(places.map(({ name }) => encodeURIComponent(name.slice(0, 4))))].slice(0, 50)
  const terms = [
    "bohrer",
    "farbe",
    "lampe",
    "zaun",
    "fliesen",
    "schrauben",
    "regal",
    "leiter",
    "holz",
    "garten",
  ]

  /** Name, target in requests per second on the machine of issue 20, paths, and cookie. */
  const kinds: ReadonlyArray<readonly [string, number, ReadonlyArray<string>, string?]> = [
    ["home page, no session", 3000, ["/"]],
    ["50 product pages, no session", 3000, products],
    ["50 product pages, with a session", 250, products, session],
    ["10 suggestions", 1500, terms.map((term) => `/rest/v4/suggest/cirax?query=${term}`)],
    ["50 places", 2500, texts.map((text) => `${placesPath}?query=${text}`)],
    ["market list", 3000, ["/public/api/markets"]],
    ["10 searches", 3000, terms.map((term) => `/rest/v4/search/cirax?query=${term}`)],
  ]
  console.log(
    `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}, ${database === undefined ? "embedded database" : "PostgreSQL"}, wrk with 16 connections\n\n| Request | Answers a second | Bare server | Ratio (target) | p50 | p99 | Failed |\n|---|---|---|---|---|---|---|`,
  )
  for (const [name, target, paths, cookie] of kinds) {
    const headers = { "accept-encoding": "br", ...(cookie === undefined ? {} : { cookie }) }
    await writeScript(paths, headers)
    await load(shop.origin, 3)
    const rounds: Array<Measured & { readonly bare: number; readonly ratio: number }> = []
    for (let round = 0; round < 2; round++) {
      const { rate: base } = await load(bareOrigin, seconds)
      const measured = await load(shop.origin, seconds)
      rounds.push({ ...measured, bare: base, ratio: measured.rate / base })
    }
    const [best] = rounds.toSorted((left, right) => right.ratio - left.ratio)
    if (best === undefined) continue
    const limit = target / referenceRate
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
    if (best.ratio < limit || failed > 0) process.exitCode = 1
    console.log(
      `| ${name} | ${Math.round(best.rate)} | ${Math.round(best.bare)} | ${best.ratio.toFixed(4)} (${limit.toFixed(4)}) | ${best.p50} | ${best.p99} | ${failed} |`,
    )
  }
} finally {
  bare.close()
  await shop.stop()
  await forget(shop)
  await rm(script, { force: true })
}
