// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { onEarlyHistory } from "@heimwerk/ui/hydration/earlyHistory.ts"

const goTo = (url: string) => {
  history.replaceState(null, "", url)
  dispatchEvent(new PopStateEvent("popstate"))
}

beforeEach(() => history.replaceState(null, "", "/service/#anfrage"))
afterEach(() => vi.restoreAllMocks())

describe("the back button before the navigating router has loaded", () => {
  it("before the navigating router is loaded, the back button loads it when only the fragment of the URL changes", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {})
    const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error("offline")))
    const stop = onEarlyHistory(load)
    goTo("/service/")
    assert.strictEqual(load.mock.calls.length, 1)
    assert.strictEqual(reload.mock.calls.length, 0)
    stop()
  })

  it("before the navigating router is loaded, the back button requests the page from the server when path or query changes", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {})
    const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
    const stop = onEarlyHistory(load)
    goTo("/service/?seite=2")
    goTo("/")
    assert.strictEqual(load.mock.calls.length, 0)
    assert.strictEqual(reload.mock.calls.length, 2)
    stop()
  })

  it("after the early handling of the back button has ended, the back button does not request the page from the server", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {})
    onEarlyHistory(() => Promise.resolve())()
    goTo("/")
    assert.strictEqual(reload.mock.calls.length, 0)
  })
})
