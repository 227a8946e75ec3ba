/**
 * Measures what each kind of request costs the server: processor time of the whole process, and bytes of the
 * compressed answer. Prints a table for the section about costs of docs/operations.md.
 *
 *     node tools/load/costs.ts [requests of each kind, default 300] [PostgreSQL address, else the embedded database]
 *
 * Needs Linux and the built storefront. Processor time hardly depends on other programs, unlike time on the clock.
 */
import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"

import { placesPath } from "@heimwerk/adapters/http/contract/paths.ts"
import { places } from "@heimwerk/fixtures/world.ts"

import { forget, startShop } from "../../tests/support/shop.ts"
import { sitemapPaths } from "../../tests/support/sitemap.ts"

const requests = Number(process.argv[2] ?? 300)
const database = process.argv[3]

/** Requests of each kind before the measurement, after which V8 has compiled the code that it runs often. */
const warmUp = 100

/** Length of a tick of /proc/<pid>/stat on Linux, in ms. */
const tickMillis = 10

interface Answer {
  readonly bytes: number
  readonly cookies: ReadonlyArray<string>
}

/** One request: its path, and for a command the JSON body. */
type Asked = readonly [path: string, body?: object]

const shop = await startShop({ env: database === undefined ? {} : { DATABASE_URL: database } })
const agent = new Agent({ keepAlive: true })

/** Returns the processor time of the server with all its threads, in ms. */
const processorMillis = (): number => {
  const fields = readFileSync(`/proc/${shop.process.pid}/stat`, "utf8")
    .replace(/^.*\) /su, "")
    .split(" ")
  return (Number(fields[11]) + Number(fields[12])) * tickMillis
}

const ask = ([path, body]: Asked, cookie: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      "accept-encoding": "br",
      "sec-fetch-site": "same-origin",
      "x-requested-with": "XMLHttpRequest",
      ...(cookie === "" ? {} : { cookie }),
      ...(body === undefined
        ? {}
        : {
            "content-type": "application/json",
            origin: shop.origin,
            "idempotency-key": crypto.randomUUID(),
          }),
    }
    const sent = request(
      `${shop.origin}${path}`,
      { agent, headers, method: body === undefined ? "GET" : "POST" },
      (answer) => {
        let bytes = 0
        answer.on("data", (chunk: Buffer) => (bytes += chunk.length))
        answer.on("end", () =>
          answer.statusCode === 200
            ? resolve({ bytes, cookies: answer.headers["set-cookie"] ?? [] })
            : reject(new Error(`${path} was answered with ${answer.statusCode}.`)),
        )
      },
    )
    sent.on("error", reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

try {
  const products = (await sitemapPaths(shop.origin)).filter((path) => path.startsWith("/p/"))
  const product = (index: number) => products[(index * 31) % products.length] ?? "/"
  const add = (index: number): Asked => [
    "/shop/rest/V1/heimwerk/basket/items",
    { articleId: product(index).split("/").at(-1), quantity: 1, deliveryType: "homeDelivery" },
  ]
  const { cookies } = await ask(add(0), "")
  const session = cookies[0]?.split(";")[0] ?? ""
  const towns = places.filter(({ kind }) => kind === "town").map(({ name }) => name)
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
  ]
  console.log(`| Request | Requests | Processor time | Answer |\n|---|---|---|---|`)
  for (const [name, asked, cookie] of kinds) {
    for (let index = 0; index < warmUp; index++) await ask(asked(index), cookie)
    const started = processorMillis()
    let bytes = 0
    for (let index = warmUp; index < warmUp + requests; index++)
      bytes += (await ask(asked(index), cookie)).bytes
    const millis = (processorMillis() - started) / requests
    console.log(
      `| ${name} | ${requests} | ${millis.toFixed(1)} ms | ${(bytes / requests / 1024).toFixed(1)} KB |`,
    )
  }
} finally {
  agent.destroy()
  await shop.stop()
  await forget(shop)
}
