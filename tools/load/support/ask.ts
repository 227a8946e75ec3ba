import { type Agent, request } from "node:http"

interface Answer {
  /** Size of the compressed body. */
  readonly bytes: number
  readonly cookies: ReadonlyArray<string>
}

/** One request: its path, and for a command the JSON body. */
export type Asked = readonly [path: string, body?: object]

/** The command that adds one piece of an article to the basket. */
export const addToBasket = (articleId: string): Asked => [
  "/shop/rest/V1/heimwerk/basket/items",
  { articleId, quantity: 1, deliveryType: "homeDelivery" },
]

/**
 * Sends a request as the storefront does. Rejects if the answer has another status than 200.
 *
 * @param more further headers, such as the cookie of a visitor
 */
export const ask = (
  agent: Agent,
  origin: string,
  [path, body]: Asked,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      "accept-encoding": "br",
      "sec-fetch-site": "same-origin",
      "x-requested-with": "XMLHttpRequest",
      ...more,
      ...(body === undefined
        ? {}
        : { "content-type": "application/json", origin, "idempotency-key": crypto.randomUUID() }),
    }
    const sent = request(
      `${origin}${path}`,
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

/** Starts the session of a visitor with a first article, and returns the session's cookie. */
export const startSession = async (
  agent: Agent,
  origin: string,
  first: Asked,
  more?: Readonly<Record<string, string>>,
): Promise<string> => {
  const { cookies } = await ask(agent, origin, first, more)
  return cookies[0]?.split(";")[0] ?? ""
}
