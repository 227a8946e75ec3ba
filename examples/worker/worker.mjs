import { basket, createShop, markets, places, products } from "@heimwerk/adapters/client"
import { distanceText, makeNearest } from "@heimwerk/core/geo"
import { openingStatus } from "@heimwerk/core/market"
import { productFlags } from "@heimwerk/core/price"
import { berlinTime, formatCents } from "@heimwerk/core/values"

const failed = ({ code, message }) => Response.json({ code, message }, { status: 502 })

/** Answers with the three markets nearest to a place, with distance and opening status. */
const finder = async (shop, query) => {
  const [all, found] = await Promise.all([shop.markets.all(), shop.places.search(query, 1)])
  if (!all.ok) return failed(all.error)
  if (!found.ok) return failed(found.error)
  const [place] = found.value.places
  if (place === undefined) return Response.json([])
  const now = berlinTime(Date.now())
  const nearest = makeNearest(all.value, (market) => market.geoPoint)(place.geoPoint, 3)
  return Response.json(
    nearest.map(({ distanceKm, item }) => ({
      name: item.name,
      distance: distanceText(distanceKm),
      status: openingStatus(item, now).status,
    })),
  )
}

/** Answers with name, price and flags of an article. */
const price = async (shop, articleId) => {
  const found = await shop.products.byId([articleId])
  if (!found.ok) return failed(found.error)
  const [product] = found.value
  if (product === undefined) return Response.json({ code: "NotFound" }, { status: 404 })
  const { special, regular } = product.price
  return Response.json({
    name: product.name,
    price: formatCents(special ?? regular),
    flags: productFlags(product),
  })
}

/**
 * Adds an article to the basket (POST), or reads the basket. Answers with the number of pieces in the basket.
 */
const basketOf = async (shop, request) => {
  const answer =
    request.method === "POST"
      ? await shop.basket.add({ quantity: 1, deliveryType: "homeDelivery", ...(await request.json()) })
      : await shop.basket.load()
  return answer.ok ? Response.json({ count: answer.value.totalQuantity }) : failed(answer.error)
}

export default {
  async fetch(request, env) {
    const setCookies = []
    const shop = createShop(
      {
        origin: env.SHOP_ORIGIN,
        brand: "heimwerk",
        signal: request.signal,
        cookies: {
          header: request.headers.get("cookie") ?? "",
          onSet: (line) => setCookies.push(line),
        },
      },
      { basket, markets, places, products },
    )
    const { pathname, searchParams } = new URL(request.url)
    // The shop trusts this worker, so the worker refuses changes from other sites.
    if (request.method !== "GET" && request.headers.get("sec-fetch-site") !== "same-origin")
      return new Response(null, { status: 403 })
    const response =
      pathname === "/maerkte"
        ? await finder(shop, searchParams.get("ort") ?? "")
        : pathname === "/warenkorb"
          ? await basketOf(shop, request)
          : await price(shop, pathname.slice("/preis/".length))
    for (const line of setCookies) response.headers.append("set-cookie", line)
    return response
  },
}
