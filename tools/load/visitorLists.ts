/**
 * Load test of basket and wishlist: many visitors add, move and read at the same time. It starts its own
 * shop.
 *
 * node tools/load/visitorLists.ts [seconds, default 30] [PostgreSQL address, else the embedded database]
 *
 * Not part of the tests, because speed is not asserted. Prints the time of each kind of call and the number
 * of each status. At the end it counts every visitor's pieces: the shop must have exactly the pieces that it
 * has confirmed.
 */
import { forget, startShop } from "../../tests/support/shop.ts"
import { sitemapPaths } from "../../tests/support/sitemap.ts"

const seconds = Number(process.argv[2] ?? 30)
const database = process.argv[3]
const visitors = 16
/** Maximum number of lines per visitor, so that late calls cost as much as early ones. */
const maxLines = 20

const shop = await startShop({ env: database === undefined ? {} : { DATABASE_URL: database } })
const articles = (await sitemapPaths(shop.origin)).flatMap(
  (path) => /\/p\/[^/]+\/(\d+)/u.exec(path)?.[1] ?? [],
)
const end = performance.now() + seconds * 1000
const times = new Map<string, Array<number>>()
const statuses = new Map<number, number>()

const makeVisitor = () => {
  let cookie = ""
  const call = async (kind: string, method: string, path: string, body?: object) => {
    const start = performance.now()
    const answer = await fetch(`${shop.origin}/shop/rest/V1/heimwerk${path}`, {
      method,
      headers: {
        cookie,
        origin: shop.origin,
        "x-requested-with": "XMLHttpRequest",
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const content = await answer.json()
    times.set(kind, [...(times.get(kind) ?? []), performance.now() - start])
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie
    return { ok: answer.ok, content }
  }
  return { call }
}

/**
 * Runs one visitor until the time is over. Returns whether the shop has exactly the pieces that it has
 * confirmed.
 */
const visit = async (visitor: number): Promise<boolean> => {
  const { call } = makeVisitor()
  let pieces = 0
  for (let step = 0; performance.now() < end; step++) {
    const articleId = articles[(visitor * 131 + (step % maxLines) * 17) % articles.length]
    const wish = await call("wish", "POST", "/wishlist/items", { articleId, quantity: 1 })
    if (wish.ok) pieces += 1
    const moved = await call("move to basket", "POST", `/wishlist/items/${articleId}/move-to-basket`, {
      deliveryType: "homeDelivery",
    })
    const added = await call("add", "POST", "/basket/items", {
      articleId,
      quantity: 1,
      deliveryType: "homeDelivery",
    })
    if (added.ok) pieces += 1
    await call("read", "GET", "/basket/limited")
    if (!moved.ok || step % 10 !== 9) continue
    const line = added.content.lineItems[0]
    const back = await call(
      "move to wishlist",
      "POST",
      `/basket/items/${line.lineItemId}/move-to-wishlist`,
      {},
    )
    const wished = back.content.wishlist.lineItems[0]
    const gone = await call("remove", "DELETE", `/wishlist/items/${wished.lineItemId}`)
    if (gone.ok) pieces -= wished.quantity
  }
  const [basket, wishlist] = [await call("count", "GET", "/basket"), await call("count", "GET", "/wishlist")]
  return basket.content.totalQuantity + wishlist.content.totalQuantity === pieces
}

const agreed = await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))

const at = (sorted: ReadonlyArray<number>, share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
const all = [...times.values()].reduce((sum, { length }) => sum + length, 0)
console.log(`${visitors} visitors, ${seconds} seconds, ${Math.round(all / seconds)} calls a second`)
for (const [kind, millis] of times) {
  const sorted = millis.toSorted((a, b) => a - b)
  console.log(`${kind}: ${sorted.length} calls, median ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, p99 ${at(sorted, 0.99)} ms`) // prettier-ignore
}
console.log(`answers ${[...statuses].map(([status, n]) => `${status}: ${n}`).join(", ")}`)
console.log(`${agreed.filter(Boolean).length} of ${visitors} visitors have what was acknowledged`)
await shop.stop()
await forget(shop)
