import { assert } from "@effect/vitest"
import type { Answer } from "@heimwerk/adapters/client/Answer.ts"

/** Address of a shop that only the `fetch` of a test answers. */
export const address = { origin: "https://shop.example", brand: "heimwerk" }
/** One piece of an article. */
export const one = { articleId: "1000001", quantity: 1, deliveryType: "homeDelivery" } as const

/** A `fetch` that records its requests and answers with the given function. */
export const recording = (answer: (request: Request, call: number) => Response | Promise<Response>) => {
  const requests: Array<Request> = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    return answer(request, requests.length)
  }
  return { requests, fetch: send }
}

/** A `fetch` that never answers. It rejects if its signal is aborted, also before the call. */
export const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.throwIfAborted()
    init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")))
  })

/** A `fetch` that never settles: it ignores its signal. */
export const deaf: typeof fetch = () => new Promise(() => {})

/** An answer whose connection is cut within the body. */
export const cutAnswer = () =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"id":"b",'))
        body.error(new TypeError("terminated"))
      },
    }),
  )

/** Asserts that a call failed without a network, with a German message. */
export const assertOffline = (answer: Answer<unknown>, message: string) => {
  assert.deepInclude(answer.ok ? {} : answer.error, { code: "Unavailable", message, isOffline: true })
}
