import { assert, describe, it } from "@effect/vitest"
import { fetchWithRetries, receive } from "@heimwerk/adapters/client/connection/fetchWithRetries.ts"

describe("fetchWithRetries", () => {
  it("a request is not repeated if its signal is aborted while a 503 answer arrives, and fails with the reason of the abort", async () => {
    const controller = new AbortController()
    const reason = new Error("The visitor has left the page.")
    let sent = 0
    const send = async () => {
      sent += 1
      controller.abort(reason)
      return receive(new Response(null, { status: 503 }))
    }
    const failure = await fetchWithRetries(send, true, controller.signal, 1000).catch(
      (cause: unknown) => cause,
    )
    assert.deepStrictEqual([failure, sent], [reason, 1])
  })

  it.each([
    ["once without", 1, {}],
    ["three times with", 3, { "retry-after": "0" }],
  ] as const)("a request is sent %s Retry-After in its 429 answers", async (_, times, headers) => {
    let sent = 0
    const send = () => {
      sent += 1
      return receive(new Response(null, { status: 429, headers }))
    }
    const { response } = await fetchWithRetries(send, true, new AbortController().signal, 10_000)
    assert.deepStrictEqual([response.status, sent], [429, times])
  })
})
