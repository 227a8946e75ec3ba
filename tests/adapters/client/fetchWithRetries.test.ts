import { assert, describe, it } from "@effect/vitest"
import { fetchWithRetries } from "@heimwerk/adapters/client/connection/fetchWithRetries.ts"

describe("fetchWithRetries", () => {
  it("a request whose signal is aborted while an answer with status 503 arrives is not repeated, and fails with the reason of the signal", async () => {
    const controller = new AbortController()
    const reason = new Error("The visitor has left the page.")
    let sent = 0
    const send = async () => {
      sent += 1
      controller.abort(reason)
      return new Response(null, { status: 503 })
    }
    const failure = await fetchWithRetries(send, true, controller.signal).catch((cause: unknown) => cause)
    assert.deepStrictEqual([failure, sent], [reason, 1])
  })
})
