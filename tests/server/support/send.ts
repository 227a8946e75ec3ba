import { request } from "node:http"

/** An answer with all headers as they were received. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly setCookie: ReadonlyArray<string>
  readonly text: string
}

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Sends exactly the given method, path and headers. Unlike `fetch` it does not correct hostile paths and
 * headers, requests no compression and follows no redirect.
 */
export const send = (origin: string, path: string, { body, headers = {}, method = "GET" }: Sent = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Array<Buffer> = []
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk))
      incoming.on("error", reject)
      incoming.on("end", () => {
        const { "set-cookie": setCookie = [], ...single } = incoming.headers
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(single).map(([name, value]) => [name, String(value)])),
          setCookie,
          text: Buffer.concat(chunks).toString("utf8"),
        })
      })
    })
    outgoing.on("error", reject)
    outgoing.end(body)
  })

/** The headers with which a script on a page of the shop sends a change. */
export const ownPage = (origin: string): Readonly<Record<string, string>> => ({
  origin,
  "x-requested-with": "XMLHttpRequest",
  "content-type": "application/json",
})

/** Returns the cookies of an answer as a browser sends them back. */
export const cookieHeader = ({ setCookie }: Answer) =>
  setCookie.map((cookie) => cookie.split(";")[0]).join("; ")

const basket = "/shop/rest/V1/heimwerk/basket"

/** Adds pieces of an article to a basket. */
export const addToBasket = (
  origin: string,
  line: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  send(origin, `${basket}/items`, {
    method: "POST",
    headers: { ...ownPage(origin), ...headers },
    body: JSON.stringify({ deliveryType: "homeDelivery", quantity: 1, ...line }),
  })
