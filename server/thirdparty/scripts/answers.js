/* global shared */

/** Sends a request to the shop's public HTTP interface, as the shop's own pages do. */
const shop = async (path, payload) => {
  const response = await fetch(path, {
    method: payload === undefined ? "GET" : "POST",
    headers: { "x-requested-with": "XMLHttpRequest", "content-type": "application/json" },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

const cookie = (name) =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const fold = (text) => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss")

const marketsOf = async () => (await shop("/public/api/markets")).markets

const ownMarketId = () => decodeURIComponent(cookie("market_id") ?? "")

const ownMarket = (markets) => markets.find(({ id }) => id === ownMarketId())

/**
 * Returns the market whose postcode or town the text names, or a market whose postcode has the same first two
 * digits.
 */
const namedMarket = (markets, text) => {
  const wanted = fold(text)
  const [plz] = /\b\d{5}\b/u.exec(text) ?? []
  return (
    markets.find(({ address }) => address.zip === plz) ??
    markets.find(({ address }) => plz !== undefined && address.zip.slice(0, 2) === plz.slice(0, 2)) ??
    markets.find(({ address }) => wanted.includes(fold(address.city)))
  )
}

const hoursText = ({ closing, opening }) =>
  opening === undefined || closing === undefined || opening === closing
    ? "geschlossen"
    : `${opening.slice(0, 5)} bis ${closing.slice(0, 5)} Uhr`

/** Answers with the opening hours of the market that the text names, or else of the visitor's own market. */
shared.answerHours = async (text) => {
  const markets = await marketsOf()
  const market = namedMarket(markets, text) ?? ownMarket(markets)
  if (market === undefined) {
    return { text: "Für welchen Markt? Schreib mir einen Ort oder eine Postleitzahl.", next: "hours" }
  }
  const days = market.openingTimes.map(({ label, value }) => `${label}: ${hoursText(value)}`)
  return { text: `${market.name}\n${days.join("\n")}`, link: { href: market.link, text: "Zum Markt" } }
}

const stockWords = { G: "Verfügbar", Y: "Bestellbar", R: "Nicht Verfügbar" }

/**
 * Answers whether an article is in stock: in the visitor's own market, or in how many markets if none is
 * chosen. The text contains the article's number or name.
 */
shared.answerStock = async (text) => {
  const [number] = /\b\d{6,9}\b/u.exec(text) ?? []
  const found =
    number === undefined
      ? (await shop(`/rest/v4/search/cirax?hitsPerPage=1&query=${encodeURIComponent(text.slice(0, 100))}`))
          .hits
      : (await shop(`/rest/v4/records/cirax?productNumber=${number}`)).records
  const record = found[0]?.masterValues
  if (record === undefined) {
    return { text: "Diesen Artikel finde ich nicht. Wie lautet seine Artikelnummer?", next: "stock" }
  }
  const { articles } = await shop("/shop/rest/V1/heimwerk/stocks/availability", {
    articleIds: [record.ProductNumber],
  })
  const markets = articles[0]?.markets ?? []
  const own = markets.find(({ marketId }) => marketId === ownMarketId())
  const many = markets.filter(({ indicator }) => indicator === "G").length
  const where =
    own === undefined
      ? `verfügbar in ${many} von ${markets.length} Märkten`
      : `${stockWords[own.indicator]} in deinem Markt`
  return { text: `${record.Title}: ${where}.`, link: { href: record.Deeplink, text: "Zum Artikel" } }
}

const orderWords = {
  reserved: "Reserviert",
  awaitingPayment: "Wartet auf deine Zahlung",
  paid: "Bezahlt",
  picking: "In Bearbeitung",
  ready: "Abholbereit",
  collected: "Abgeholt",
  shipped: "Versandt",
  delivered: "Zugestellt",
  cancelled: "Storniert",
  expired: "Abgelaufen",
  returned: "Zurückgegeben",
}

const isOver = ({ deliveries }) =>
  deliveries.every(({ state }) =>
    ["delivered", "collected", "cancelled", "expired", "returned"].includes(state),
  )

const orderText = ({ deliveries, orderId, orderedOn }) =>
  `${orderId} vom ${orderedOn.split("-").toReversed().join(".")}: ${deliveries
    .map(({ state }) => orderWords[state])
    .join(", ")}`

const purchases = { href: "/meinkonto/einkaeufe", text: "Zu deinen Einkäufen" }

/**
 * Answers with the state of the logged-in customer's orders. The page requests them with the visitor's
 * session, so an order number never shows another customer's order. Without a login, the answer asks the
 * visitor to log in.
 */
shared.answerOrder = async (text) => {
  const customer = await shop("/public/account/rest/v1/customers/me")
  if (customer.id === undefined) {
    return { text: "Melde dich bitte an, dann sage ich dir, wie weit deine Bestellung ist.", link: purchases }
  }
  const orders = await shop("/shop/rest/V1/heimwerk/customers/me/orders")
  const [number] = /\bHW-\d{8}-[\dA-Z]{5,8}\b/iu.exec(text) ?? []
  if (number !== undefined) {
    const order = orders.find(({ orderId }) => orderId === number.toUpperCase())
    if (order === undefined) {
      return {
        text: "Diese Bestellung finde ich in deinem Kundenkonto nicht. Prüfe bitte ihre Nummer.",
        next: "order",
      }
    }
    return {
      text: orderText(order),
      link: { href: `${purchases.href}/${order.orderId}`, text: "Zur Bestellung" },
    }
  }
  const open = orders.filter((order) => !isOver(order))
  const [newest] = orders
  if (newest === undefined) return { text: "In deinem Kundenkonto ist noch keine Bestellung." }
  if (open.length === 0) return { text: `Alles erledigt. Zuletzt: ${orderText(newest)}`, link: purchases }
  return { text: open.map(orderText).join("\n"), link: purchases }
}
