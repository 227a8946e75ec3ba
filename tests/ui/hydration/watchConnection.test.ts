// @vitest-environment happy-dom
import { assert, beforeEach, describe, it, vi } from "vitest"

import { nextTask } from "@heimwerk/ui/hydration/nextTask.ts"
import { watchConnection } from "@heimwerk/ui/hydration/watchConnection.ts"

beforeEach(() => {
  document.body.innerHTML = `<a id="ahead" href="/p/bohrer/1"><b>Bohrer</b></a><a id="other" href="/kontakt">Kontakt</a>`
})

const early = (selector: string, event: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }))

/** Watches a connection whose answers the test gives one after another. */
const watched = () => {
  const answers: Array<(isReachable: boolean) => void> = []
  const ask = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  const isLost = watchConnection(ask)
  const answer = async (isReachable: boolean) => {
    answers.shift()?.(isReachable)
    await nextTask()
  }
  return { answer, ask, isLost }
}

describe("the watched connection", () => {
  it.each(["pointerdown", "focusin"])(
    "the connection counts as lost when the shop does not answer after a '%s' event on a link, and counts as available when the shop answers again",
    async (event) => {
      const { answer, isLost } = watched()
      early("#ahead b", event)
      assert.isFalse(isLost(), "no answer is missing yet")
      await answer(false)
      assert.isTrue(isLost())
      early("#ahead b", event)
      await answer(true)
      assert.isFalse(isLost())
    },
  )

  it("the check of the connection sends only one request at a time, and sends none for a link that the router opens", () => {
    const { ask } = watched()
    early("#other", "pointerdown")
    assert.strictEqual(ask.mock.calls.length, 0)
    early("#ahead", "pointerdown")
    early("#ahead", "focusin")
    assert.strictEqual(ask.mock.calls.length, 1)
  })

  it("the connection does not count as lost when the visitor leaves the page and the browser aborts the request of the check", async () => {
    const { answer, isLost } = watched()
    early("#ahead", "pointerdown")
    dispatchEvent(new Event("pagehide"))
    await answer(false)
    assert.isFalse(isLost(), "the page has returned from the back-forward cache")
  })
})
