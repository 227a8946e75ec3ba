import { basketCalls, createShop, markets, prices } from "@heimwerk/adapters/client"

const articleId = "45426579"

const escaped = (text = "") => text.replace(/[&<>"]/gu, (character) => `&#${character.codePointAt(0)};`)

/** Returns the HTML of a template. Texts are escaped. Lists already contain HTML and are joined as they are. */
const html = (strings, ...values) =>
  String.raw({ raw: strings }, ...values.map((each) => (Array.isArray(each) ? each.join("") : escaped(each))))

const alert = (error) => (error === undefined ? [] : [html`<p role="alert">${error.message}</p>`])

/** Returns the nearest markets with distance and opening status as list items, or the reason of a failure. */
const finder = (found) => {
  if (found === undefined) return []
  if (!found.ok) return alert(found.error)
  return found.value.markets.map(
    ({ distanceText, name, status }) => html`<li>${name}, ${distanceText}: ${status}</li>`,
  )
}

/** Returns name, price, base price, reduction and flags of the article as HTML, or the reason of a failure. */
const tile = (answer) => {
  if (!answer.ok) return alert(answer.error)
  const { basePrice, flags, name, price, reduction } = answer.value
  const from = reduction === undefined ? [] : [html`<del>${reduction.from.text}</del>`]
  const marks = flags.map((flag) => html`<mark>${flag}</mark>`)
  return [
    html`<h2>${name}</h2>
      <p><strong>${price.text}</strong> ${from} ${basePrice} ${marks}</p>`,
  ]
}

const page = async (shop, near, refusal) => {
  const [found, price, read] = await Promise.all([
    near === "" ? undefined : shop.markets.near(near),
    shop.prices.article({ id: articleId }),
    shop.basket.load(),
  ])
  return html`<!doctype html>
    <html lang="de">
      <title>Baumarkt</title>
      <header role="status">
        Warenkorb: ${read.ok ? String(read.value.totalQuantity) : read.error.message}
      </header>
      <form>
        <label>Ort oder Postleitzahl <input name="ort" type="search" value="${near}" /></label>
      </form>
      <ul>
        ${finder(found)}
      </ul>
      ${tile(price)}
      <form method="post">
        <label>Menge <input name="menge" inputmode="numeric" value="1" /></label>
        <button>In den Warenkorb</button>
      </form>
      ${alert(refusal)}
    </html>`
}

/** Adds the number of pieces in the form. Returns the error if the shop refuses them, else `undefined`. */
const add = async (shop, form) => {
  const quantity = Number(form.get("menge"))
  const added = await shop.basket.add({ articleId, quantity, deliveryType: "homeDelivery" })
  return added.ok ? undefined : added.error
}

export default {
  async fetch(request, env) {
    const headers = new Headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
    const cookies = {
      header: request.headers.get("cookie") ?? "",
      onSet: (line) => headers.append("set-cookie", line),
    }
    const { signal } = request
    const shop = createShop(
      { origin: env.SHOP_ORIGIN, brand: "heimwerk", signal, cookies },
      { basket: basketCalls, markets, prices },
    )
    const { searchParams } = new URL(request.url)
    const near = searchParams.get("ort") ?? ""
    if (request.method !== "POST") return new Response(await page(shop, near), { headers })
    // The shop trusts this worker, so the worker refuses the forms of other sites.
    if (request.headers.get("sec-fetch-site") !== "same-origin") return new Response(null, { status: 403 })
    const refusal = await add(shop, await request.formData())
    if (refusal !== undefined) return new Response(await page(shop, near, refusal), { status: 422, headers })
    headers.set("location", request.url)
    return new Response(null, { status: 303, headers })
  },
}
