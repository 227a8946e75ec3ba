/**
 * Sends basket changes and reads to its own shop at a constant rate, and measures durations and memory (target
 * T-D12: 100 changes and 300 reads a second for 30 minutes, p95 at most 100 ms, p99 at most 250 ms, no status from
 * 500 on, and less than 5 % more memory than after the warm-up).
 *
 *     node tools/load/sustained.ts [minutes, default 30] [factor for both rates, default 1]
 *       [PostgreSQL address, else the embedded database]
 *
 * 600 visitors with sessions change their baskets in turn: each adds an article, changes its quantity and removes it.
 * Of the reads, 10 % are pages, half of them of visitors with a session; 30 % are suggestions, and 20 % each are searches,
 * places and baskets. Every request starts on time, also if earlier ones have no answer yet, and its duration counts
 * from then. With a factor the server is overloaded, and must refuse requests with 503 in place of running out of memory
 * (ADR 0110). Needs Linux and the built storefront. Prints a line a minute. Exits with 1 if a limit is exceeded or an
 * answer has another status than 200.
 */
import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { loadavg } from "node:os"
import { setTimeout as wait } from "node:timers/promises"

import { placesPath } from "@heimwerk/adapters/http/contract/paths.ts"

import { forget, startShop } from "../../tests/support/shop.ts"
import { sitemapPaths } from "../../tests/support/sitemap.ts"
import { addToBasket, startSession } from "./support/ask.ts"

const minutes = Number(process.argv[2] ?? 30)
const factor = Number(process.argv[3] ?? 1)
const database = process.argv[4]
const changesPerSecond = 100 * factor
const readsPerSecond = 300 * factor
const visitorCount = 600
/** Time in minutes after which the memory counts as that of a warm server. */
const warmUp = Math.min(5, minutes / 2)
const maxP95 = 100
const maxP99 = 250
const maxGrowth = 0.05
const basket = "/shop/rest/V1/heimwerk/basket"

/** A visitor with a session and a network address of their own, so that no rate limit of a network applies. */
interface Visitor {
  readonly headers: Readonly<Record<string, string>>
  readonly articleId: string
  /** Number of changes so far. The next change depends on it. */
  changes: number
}

/** Closes unused connections after 3 s, before the server does, as `deploy/nginx.conf` does. */
const agent = new Agent({ keepAlive: true, timeout: 3000 })
const durations: Array<number> = []
/** Number of answers by status, and of lost connections by error code. */
const statuses = new Map<string, number>()

/** Sends a request that is due at this moment. */
const send = (
  origin: string,
  due: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<void> =>
  new Promise((resolve) => {
    const done = (status: string) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      durations.push(performance.now() - due)
      resolve()
    }
    const sent = request(`${origin}${path}`, { agent, headers, method }, (answer) => {
      answer.resume()
      answer.on("end", () => done(String(answer.statusCode)))
    })
    sent.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

const shop = await startShop({
  env: {
    TRUSTED_PROXY: "127.0.0.1",
    WARM_UP: "background",
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  },
})
const { origin } = shop

const paths = await sitemapPaths(origin)
const articles = paths.flatMap((path) => /\/p\/[^/]+\/(\d+)/u.exec(path)?.[1] ?? [])
const terms = ["bohrer", "akkuschrauber", "farbe", "lampe", "gartn", "kuehlschrank", "zaun", "fliesen"]

const newVisitor = async (number: number): Promise<Visitor> => {
  const articleId = articles[number % articles.length] ?? ""
  const from = { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` }
  const cookie = await startSession(agent, origin, addToBasket(articles[0] ?? ""), from)
  return { headers: { ...from, cookie, "sec-fetch-site": "same-origin" }, articleId, changes: 0 }
}

const visitors: Array<Visitor> = []
for (let number = 0; number < visitorCount; number++) visitors.push(await newVisitor(number))

/** Adds the visitor's article, then sets its quantity, then removes it. */
const change = async (visitor: Visitor, due: number): Promise<void> => {
  const headers = {
    ...visitor.headers,
    origin,
    "x-requested-with": "XMLHttpRequest",
    "content-type": "application/json",
    "idempotency-key": crypto.randomUUID(),
  }
  const line = `${visitor.articleId}-homeDelivery`
  const step = visitor.changes++ % 3
  if (step === 0) {
    const [path, body] = addToBasket(visitor.articleId)
    await send(origin, due, "POST", path, headers, body)
  } else if (step === 1)
    await send(origin, due, "POST", `${basket}/items/update/${line}`, headers, { quantity: 3 })
  else await send(origin, due, "DELETE", `${basket}/items/${line}`, headers)
}

/** Returns pages as shoppers visit them: half of the visits go to a 16th of the pages. */
const popularPath = (number: number): string =>
  paths[Math.floor(paths.length * ((number * 0.6180339887) % 1) ** 4)] ?? "/"

const read = async (visitor: Visitor, number: number, due: number): Promise<void> => {
  const term = terms[number % terms.length] ?? ""
  const headers = { "accept-encoding": "br", "sec-fetch-site": "same-origin" }
  const pageHeaders = { ...headers, accept: "text/html", ...(number % 20 === 0 ? visitor.headers : {}) }
  const kind = number % 10
  if (kind === 0) await send(origin, due, "GET", popularPath(number), pageHeaders)
  else if (kind < 4) await send(origin, due, "GET", `/rest/v4/suggest/cirax?query=${term}`, headers)
  else if (kind < 6) await send(origin, due, "GET", `/rest/v4/search/cirax?query=${term}`, headers)
  else if (kind < 8) await send(origin, due, "GET", `${placesPath}?query=${term.slice(0, 3)}`, headers)
  else
    await send(origin, due, "GET", basket, {
      ...headers,
      ...visitor.headers,
      "x-requested-with": "XMLHttpRequest",
    })
}

/** Starts `perSecond` tasks a second until the end, each on time, and waits for all of them. */
const atRate = async (
  perSecond: number,
  end: number,
  task: (number: number, due: number) => Promise<void>,
): Promise<void> => {
  const started = performance.now()
  const running: Array<Promise<void>> = []
  for (let number = 0; ; number++) {
    const due = started + (number * 1000) / perSecond
    if (due > end) break
    const early = due - performance.now()
    if (early > 0) await wait(early)
    running.push(task(number, due))
  }
  await Promise.all(running)
}

const residentMb = (): number => {
  const status = readFileSync(`/proc/${shop.process.pid}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024)
}

const percentiles = (from: number) => {
  const sorted = Float64Array.from(durations.slice(from)).toSorted()
  return [0.5, 0.95, 0.99, 1].map((share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0))
}

const visitorAt = (number: number): Visitor => {
  const visitor = visitors[number % visitors.length]
  if (visitor === undefined) throw new Error("There are no visitors.")
  return visitor
}

const summary = (from: number) => {
  const [p50, p95, p99, longest] = percentiles(from)
  return `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, longest ${longest} ms, ${residentMb()} MB resident`
}

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
let warmMb = 0
let firstOfMinute = 0
let minute = 0
const timer = setInterval(() => {
  minute += 1
  if (minute === Math.ceil(warmUp)) warmMb = residentMb()
  console.log(`minute ${minute}: ${summary(firstOfMinute)}`)
  firstOfMinute = durations.length
}, 60_000)
const end = performance.now() + minutes * 60_000
await Promise.all([
  atRate(changesPerSecond, end, (number, due) => change(visitorAt(number), due)),
  atRate(readsPerSecond, end, (number, due) => read(visitorAt(number * 7), number, due)),
])
clearInterval(timer)

const [, p95 = 0, p99 = 0] = percentiles(0)
const growth = residentMb() / warmMb - 1
const answers = [...statuses]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([status, count]) => `${count} with ${status}`)
console.log(`${durations.length} answers (${answers.join(", ")}): ${summary(0)}`)
console.log(`memory after minute ${Math.ceil(warmUp)}: ${warmMb} MB, growth ${(growth * 100).toFixed(1)} %`)
const isWithin = p95 <= maxP95 && p99 <= maxP99 && growth < maxGrowth
process.exitCode = isWithin && [...statuses.keys()].every((status) => status === "200") ? 0 : 1
agent.destroy()
await shop.stop()
await forget(shop)
