import type { Answered, Defect, Sent } from "./faultyBackend.ts"
import { body, header, json, replaced, status, trusted, url, without } from "./mutations.ts"

const rest = "/shop/rest/V1"
const brand = `${rest}/heimwerk`
const basket = `${brand}/basket`
const wishlist = `${brand}/wishlist`
const add = `POST ${basket}/items`
const customer = `GET ${brand}/customers/me`

interface Versioned {
  readonly version: number
}

/** Sends the session cookie of the first visitor with all later requests. */
const sharedSession = () => {
  let session = ""
  return {
    request: (sent: Sent): Sent =>
      session === "" ? sent : { ...sent, headers: { ...sent.headers, cookie: session } },
    answer: (answered: Answered): Answered => {
      if (session === "") session = answered.headers["set-cookie"]?.split(";")[0] ?? ""
      return answered
    },
  }
}

/** Turns a command that adds a line into a request that only reads the basket, if another such command is running. */
const lostUpdates = () => {
  let running = 0
  return {
    request: (sent: Sent): Sent => {
      if (`${sent.method} ${sent.url}` !== add) return sent
      running += 1
      return running === 1 ? sent : { ...sent, method: "GET", url: basket, body: "" }
    },
    answer: (answered: Answered, sent: Sent): Answered => {
      if (`${sent.method} ${sent.url}` === add) running -= 1
      return answered
    },
  }
}

/** Defects of baskets, wishlists and accounts. */
export const visitorDefects: ReadonlyArray<Defect> = [
  {
    name: "sends a wrong sum without VAT",
    check: "basket.sums",
    answer: replaced(`POST ${basket}`, /"sumExcludingVat":"[^"]*"/u, '"sumExcludingVat":"0,01 €"'),
  },
  {
    name: "calculates the sum of a line with one piece",
    check: "basket.sums",
    answer: json<{ readonly lineItems: ReadonlyArray<{ readonly unitPrice: string }> }>(add, (body) => ({
      ...body,
      lineItems: body.lineItems.map((line) => ({ ...line, sum: line.unitPrice })),
    })),
  },
  {
    name: "replaces the quantity instead of adding to it",
    check: "basket.merge",
    answer: replaced(add, /"quantity":3/u, '"quantity":2'),
  },
  {
    name: "keeps the version when a quantity changes",
    check: "basket.change",
    answer: json<Versioned>(`POST ${basket}/items/update`, (body) => ({ ...body, version: 1 })),
  },
  {
    name: "runs a repeated command again",
    check: "basket.idempotent",
    request: without(add, "idempotency-key"),
  },
  {
    name: "runs concurrent retries of a command again",
    check: "basket.retries",
    request: without(add, "idempotency-key"),
  },
  { name: "loses concurrent commands", check: "basket.concurrent", ...lostUpdates() },
  { name: "shows the basket of another visitor", check: "basket.private", ...sharedSession() },
  {
    name: "lets caches store the basket",
    check: "basket.private",
    answer: header(`GET ${basket}`, "cache-control", () => "public, max-age=60"),
  },
  {
    name: "lets scripts read the session",
    check: "basket.private",
    answer: (answered, sent) =>
      answered.headers["set-cookie"] === undefined
        ? answered
        : header(sent.method, "set-cookie", (cookie) => cookie.replace(/; HttpOnly/iu, ""))(answered, sent),
  },
  {
    name: "adds 999 pieces although it refuses 1000",
    check: "basket.refused",
    request: body(add, /"quantity":1000/u, '"quantity":998'),
    answer: (answered, sent) =>
      sent.body.includes('"quantity":1000')
        ? { ...answered, status: 422, text: '{"code":"QuantityExceeded","message":"Zu viele."}' }
        : answered,
  },
  {
    name: "accepts commands from other sites",
    check: "basket.crossSite",
    request: trusted(add),
  },
  {
    name: "counts three pieces on the wishlist as two",
    check: "wishlist.change",
    answer: replaced(`GET ${wishlist}/limited`, /"totalQuantity":3/u, '"totalQuantity":2'),
  },
  {
    name: "loses an article on its way to the wishlist",
    check: "wishlist.move",
    answer: json<{ readonly wishlist: object }>(`POST ${basket}/items/`, (body) => ({
      ...body,
      wishlist: { ...body.wishlist, lineItems: [], totalQuantity: 0 },
    })),
  },
  {
    name: "shows an empty card number without a login",
    check: "account.guest",
    answer: status(`GET ${brand}/loyalty`, 401, 200, "{}"),
  },
  {
    name: "shows an empty address book without a login",
    check: "customer.closed",
    answer: status(`${customer}/addresses`, 401, 200, "[]"),
  },
  {
    name: "lets a link of another site log out",
    check: "account.logout",
    request: trusted(`GET ${brand}/customer/logout`),
  },
  {
    name: "answers for every brand",
    check: "contract.brand",
    request: url(`GET ${rest}/anderswerk`, /anderswerk/u, "heimwerk"),
  },
  {
    name: "answers unreadable JSON with an internal error",
    check: "contract.malformed",
    answer: status(`POST ${basket}/vouchers`, 400, 500),
  },
  {
    name: "accepts a change without X-Requested-With",
    check: "contract.guarded",
    request: trusted(`DELETE ${basket}/vouchers`),
  },
  {
    name: "reads bodies of any size",
    check: "contract.tooLarge",
    answer: status(add, 413, 400),
  },
  {
    name: "confirms a newsletter with any link",
    check: "links.invalid",
    answer: (answered, sent) =>
      sent.url === "/public/api/newsletter/confirmations"
        ? { ...answered, status: 200, text: '{"status":"confirmed"}' }
        : answered,
  },
]
