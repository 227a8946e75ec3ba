import { layer as shopLayer } from "@heimwerk/adapters/http/layer.ts"
import { Layer } from "effect"
import { FetchHttpClient } from "effect/http"

/** What a server answers to one call; `"down"` is a connection that breaks. */
export type Reply = "down" | "never" | (() => Response)

/** A `fetch` that answers with the replies in turn, the last one from then on, and remembers what it was asked. */
export const fakeFetch = (...replies: ReadonlyArray<Reply>) => {
  const requests: Array<Request> = []
  const answer: typeof fetch = (input, init) => {
    requests.push(new Request(input, init))
    const reply = replies[Math.min(requests.length, replies.length) - 1]
    if (reply === undefined || reply === "down") return Promise.reject(new TypeError("fetch failed"))
    return reply === "never" ? new Promise(() => {}) : Promise.resolve(reply())
  }
  return { requests, layer: Layer.succeed(FetchHttpClient.Fetch, answer) }
}

/** The HTTP adapters of a shop that is not there. */
export const shop = shopLayer({ origin: "https://shop.example", brand: "heimwerk" })

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json(body, { status, headers })
