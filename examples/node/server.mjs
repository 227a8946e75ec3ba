import { createServer } from "node:http"

import { basketCalls, createShop, markets, places, products } from "@heimwerk/adapters/client"
import { distanceText, makeNearest } from "@heimwerk/core/geo"
import { openingStatus } from "@heimwerk/core/market"
import { productFlags } from "@heimwerk/core/price"
import { berlinTime, formatCents } from "@heimwerk/core/values"

const origin = process.env.SHOP_ORIGIN ?? "http://127.0.0.1:4173"
const article = "45426579"

/** Makes a shop client for one request. The visitor's cookies pass through this server in both directions. */
const shopFor = (request, response) =>
  createShop(
    {
      origin,
      brand: "heimwerk",
      headers: request.headers.traceparent === undefined ? {} : { traceparent: request.headers.traceparent },
      cookies: {
        header: request.headers.cookie ?? "",
        onSet: (line) => response.appendHeader("set-cookie", line),
      },
    },
    { basket: basketCalls, markets, places, products },
  )

const escaped = (text) => text.replace(/[&<>"]/gu, (character) => `&#${character.codePointAt(0)};`)
const paragraph = (text) => `<p>${escaped(text)}</p>`

/** Returns the three markets nearest to a place as HTML, with distance and opening status. */
const finder = async (shop, query) => {
  if (query === "") return ""
  const [all, found] = await Promise.all([shop.markets.all(), shop.places.search(query, 1)])
  if (!all.ok) return paragraph(all.error.message)
  if (!found.ok) return paragraph(found.error.message)
  const [place] = found.value.places
  if (place === undefined) return paragraph("Diesen Ort kennen wir nicht.")
  const now = berlinTime(Date.now())
  const nearest = makeNearest(all.value, (market) => market.geoPoint)(place.geoPoint, 3)
  return nearest
    .map(({ distanceKm, item }) =>
      paragraph(`${item.name}, ${distanceText(distanceKm)}: ${openingStatus(item, now).status}`),
    )
    .join("")
}

/** Returns name, price and flags of the example article as HTML. */
const price = async (shop) => {
  const found = await shop.products.byId([article])
  if (!found.ok) return paragraph(found.error.message)
  return found.value
    .map((product) => {
      const { name, price } = product
      const flags = productFlags(product).join(", ")
      return paragraph(`${name}: ${formatCents(price.special ?? price.regular)} ${flags}`)
    })
    .join("")
}

const page = (found, tile, count) => `<!doctype html>
<html lang="de">
<title>Baumarkt</title>
<form><label>Ort oder Postleitzahl <input name="ort"></label> <button>Märkte finden</button></form>
${found}
${tile}
<form method="post" action="/warenkorb"><button>In den Warenkorb</button></form>
<p>Warenkorb: ${count}</p>
</html>`

const show = async (shop, query) => {
  const [found, tile, read] = await Promise.all([finder(shop, query), price(shop), shop.basket.load()])
  return page(found, tile, read.ok ? read.value.totalQuantity : escaped(read.error.message))
}

const server = createServer(async (request, response) => {
  if (!request.url.startsWith("/")) {
    response.writeHead(400).end()
    return
  }
  // Appended to an origin, every path makes a valid address. Resolved against it, the path // makes none.
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`)
  const shop = shopFor(request, response)
  if (request.method !== "POST") {
    const html = await show(shop, searchParams.get("ort") ?? "")
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html)
    return
  }
  // The shop trusts this server, so this server refuses the forms of other sites.
  const isOwnForm = request.headers["sec-fetch-site"] === "same-origin"
  if (pathname !== "/warenkorb" || !isOwnForm) {
    response.writeHead(403).end()
    return
  }
  const added = await shop.basket.add({ articleId: article, quantity: 1, deliveryType: "homeDelivery" })
  if (added.ok) response.writeHead(303, { location: "/" }).end()
  else response.writeHead(422, { "content-type": "text/plain; charset=utf-8" }).end(added.error.message)
})

server.listen(Number(process.env.PORT ?? 3000), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
