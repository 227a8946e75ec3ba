/**
 * Puts a mixed load on its own shop and measures the memory of the process.
 *
 *     node tools/load/memory.ts [minutes, default 10] [PostgreSQL address, else the embedded database]
 *
 * Not part of the tests: it takes minutes. Prints requests, answers by status and resident memory once a minute.
 */
import { readFileSync } from "node:fs"

import { forget, startShop } from "../../tests/support/shop.ts"
import { sitemapPaths } from "../../tests/support/sitemap.ts"

const minutes = Number(process.argv[2] ?? 10)
const database = process.argv[3]
const visitors = 8

const shop = await startShop({ env: database === undefined ? {} : { DATABASE_URL: database } })
const end = performance.now() + minutes * 60_000
const statuses = new Map<number, number>()

const residentMb = () => {
  const status = readFileSync(`/proc/${shop.process.pid}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024)
}

/** The pages that each visitor requests. Each visitor starts at another position of the list. */
const pages = await sitemapPaths(shop.origin)
const articles = pages.flatMap((path) => /\/p\/[^/]+\/(\d+)/u.exec(path)?.[1] ?? [])
const terms = [
  "bohrer",
  "akkuschrauber",
  "farbe weiss",
  "lampe",
  "gartn",
  "kuehlschrank",
  "zaun",
  "fliesen grau",
]

const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

const visit = async (visitor: number) => {
  let cookie = ""
  const headers = () => ({ cookie, "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" })
  for (let step = visitor * 997; performance.now() < end; step++) {
    const path =
      step % 5 === 0
        ? `/s/${encodeURIComponent(terms[step % terms.length] ?? "")}`
        : (pages[(step * 31) % pages.length] ?? "/")
    const page = await fetch(`${shop.origin}${path}`, { headers: headers(), redirect: "manual" })
    await page.arrayBuffer()
    count(page.status)
    if (step % 3 !== 0) continue
    const added = await fetch(`${shop.origin}/shop/rest/V1/heimwerk/basket/items`, {
      method: "POST",
      headers: {
        ...headers(),
        origin: shop.origin,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify({
        articleId: articles[step % articles.length],
        quantity: 1,
        deliveryType: "marketPickup",
      }),
    })
    await added.arrayBuffer()
    count(added.status)
    const session = added.headers.getSetCookie()[0]?.split(";")[0]
    if (session !== undefined) cookie = session
    if (step % 60 === 0) cookie = ""
  }
}

const report = () => {
  const answered = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
  console.log(`${residentMb()} MB resident, answers ${answered.join(", ")}`)
}
console.log(`${pages.length} pages, ${visitors} visitors, ${minutes} minutes`)
const timer = setInterval(report, 60_000)
await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
clearInterval(timer)
report()
await shop.stop()
await forget(shop)
