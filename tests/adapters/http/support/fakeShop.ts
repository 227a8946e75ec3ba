import { layer as shopLayer } from "@heimwerk/adapters/http/layer.ts"
import { Layer } from "effect"
import { FetchHttpClient } from "effect/http"

/** An answer that does not arrive. Rejects when the request is aborted. */
const unanswered = (signal?: AbortSignal | null) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")))
  })

/** One reply of a simulated server: `"down"` breaks the connection, `"never"` does not answer. */
export type Reply = "down" | "never" | (() => Response)

/** A `fetch` that returns the given replies in order and then repeats the last one. Records every request. */
export const fakeFetch = (...replies: ReadonlyArray<Reply>) => {
  const requests: Array<Request> = []
  const answer: typeof fetch = (input, init) => {
    requests.push(new Request(input, init))
    const reply = replies[Math.min(requests.length, replies.length) - 1]
    if (reply === undefined || reply === "down") return Promise.reject(new TypeError("fetch failed"))
    return reply === "never" ? unanswered(init?.signal) : Promise.resolve(reply())
  }
  return { requests, layer: Layer.succeed(FetchHttpClient.Fetch, answer) }
}

/** The HTTP adapters of a shop at an address that does not exist. */
export const shop = shopLayer({ origin: "https://shop.example", brand: "heimwerk" })

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json(body, { status, headers })
