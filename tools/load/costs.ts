/**
 * Measures what each kind of request costs the server: processor time of the whole process, and bytes of the
 * compressed answer. Prints a table for the section about costs of docs/operations.md.
 *
 *     node tools/load/costs.ts [requests of each kind, default 300] [PostgreSQL address, else the embedded database]
 *
 * Needs Linux and the built storefront. Processor time hardly depends on other programs, unlike time on the clock.
 */
import { Agent } from "node:http"

import { placesPath } from "@heimwerk/adapters/http/contract/paths.ts"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { places } from "@heimwerk/fixtures/world.ts"

import { forget, startShop } from "../../tests/support/shop.ts"
import { sitemapPaths } from "../../tests/support/sitemap.ts"
import { addToBasket, ask, type Asked, startSession } from "./support/ask.ts"
import { processorMillis } from "./support/processorMillis.ts"

const requests = Number(process.argv[2] ?? 300)
const database = process.argv[3]

/** Number of requests of each kind before the measurement. They make V8 compile the code that it runs often. */
const warmUp = 100

const shop = await startShop({ env: database === undefined ? {} : { DATABASE_URL: database } })
const agent = new Agent({ keepAlive: true })

try {
  const products = (await sitemapPaths(shop.origin)).filter((path) => path.startsWith("/p/"))
  const product = (index: number) => products[(index * 31) % products.length] ?? "/"
  const add = (index: number) => addToBasket(product(index).split("/").at(-1) ?? "")
  const session = await startSession(agent, shop.origin, add(0))
  const towns = places.filter(({ kind }) => kind === "town").map(({ name }) => name)
  const pictures = [...new Set(assortment().articles.map(({ product: { image } }) => image))]
  const picture = (index: number) => `${pictures[index]}?width=300&height=300`
  const text = (index: number) => encodeURIComponent(towns[index]?.slice(0, 5) ?? "")

  const kinds: ReadonlyArray<readonly [name: string, asked: (index: number) => Asked, cookie: string]> = [
    ["home page, from memory", () => ["/"], ""],
    ["product page, new visitor", (index) => [product(index)], ""],
    ["product page, with a session", (index) => [product(index)], session],
    ["search page, with a session", (index) => [`/s/${index % 2 === 0 ? "bohrer" : "lampe"}`], session],
    ["suggestions, new text", (index) => [`/rest/v4/suggest/cirax?query=${text(index)}`], session],
    ["suggestions, from memory", () => ["/rest/v4/suggest/cirax?query=bohr"], session],
    ["places, new text", (index) => [`${placesPath}?query=${text(index)}`], session],
    ["article into the basket", (index) => add(index % 20), session],
    ["picture, first request", (index) => [picture(index)], ""],
    ["picture, from memory", () => [picture(0)], ""],
  ]
  console.log(`| Request | Requests | Processor time | Answer |\n|---|---|---|---|`)
  for (const [name, asked, cookie] of kinds) {
    const send = (index: number) => ask(agent, shop.origin, asked(index), cookie === "" ? {} : { cookie })
    for (let index = 0; index < warmUp; index++) await send(index)
    const started = processorMillis(shop.process.pid)
    let bytes = 0
    for (let index = warmUp; index < warmUp + requests; index++) bytes += (await send(index)).bytes
    const millis = (processorMillis(shop.process.pid) - started) / requests
    console.log(
      `| ${name} | ${requests} | ${millis.toFixed(1)} ms | ${(bytes / requests / 1024).toFixed(1)} KB |`,
    )
  }
} finally {
  agent.destroy()
  await shop.stop()
  await forget(shop)
}
