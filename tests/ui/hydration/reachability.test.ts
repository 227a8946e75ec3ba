// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"

/** Whether the shop answers requests. */
let answers = false

beforeEach(() => {
  answers = false
  vi.useFakeTimers()
  vi.stubGlobal("fetch", () =>
    answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch")),
  )
})
afterEach(() => {
  document.head.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * The error events that the tests dispatch. All others are stopped: happy-dom loads no style sheets, and
 * reports an error for each.
 */
const ofTests = new WeakSet<Event>()
addEventListener("error", (event) => void (ofTests.has(event) || event.stopImmediatePropagation()), true)
// The module listens for the same events, so it is imported after the line above.
const { reachability, whenReachable } = await import("@heimwerk/ui/hydration/reachability.ts")

const fail = (style: HTMLLinkElement) => {
  const event = new Event("error")
  ofTests.add(event)
  style.dispatchEvent(event)
}

const addStyle = (href: string) => {
  const style = document.createElement("link")
  style.rel = "stylesheet"
  style.href = href
  document.head.append(style)
  return style
}

const cut = new TypeError("Failed to fetch")

describe("a load that waits until the shop can be reached", () => {
  it("a failed load of a page is repeated after 1 s, 2 s and 4 s, and the shop counts as unreachable until a load succeeds", async () => {
    const load = vi.fn(() => (answers ? Promise.resolve("page") : Promise.reject(cut)))
    const loaded = whenReachable(load)
    await vi.advanceTimersByTimeAsync(0)
    assert.isTrue(reachability.isUnreachable())
    for (const [millis, calls] of [
      [999, 1],
      [1, 2],
      [2000, 3],
      [3999, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(millis)
      assert.strictEqual(load.mock.calls.length, calls)
    }
    answers = true
    await vi.advanceTimersByTimeAsync(1)
    assert.strictEqual(await loaded, "page")
    assert.isFalse(reachability.isUnreachable())
  })

  it("a failed load of a page is repeated at once when the browser is online again or the visitor requests another attempt", async () => {
    const load = vi.fn(() => (answers ? Promise.resolve("page") : Promise.reject(cut)))
    const loaded = whenReachable(load)
    await vi.advanceTimersByTimeAsync(0)
    reachability.retryNow()
    await vi.advanceTimersByTimeAsync(0)
    assert.strictEqual(load.mock.calls.length, 2)
    answers = true
    dispatchEvent(new Event("online"))
    assert.strictEqual(await loaded, "page")
    assert.strictEqual(load.mock.calls.length, 3)
  })

  it("a failed load of a page reports its error without another attempt if the shop answers", async () => {
    answers = true
    const broken = new Error("broken")
    const outcome = await whenReachable(() => Promise.reject(broken)).catch((cause: unknown) => cause)
    assert.strictEqual(outcome, broken)
  })

  it("a page whose data are missing is loaded again as long as the shop cannot be reached", async () => {
    const load = vi.fn(() => Promise.resolve("failed"))
    const loaded = whenReachable(load, (result) => result === "failed")
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(load.mock.calls.length, 2)
    answers = true
    await vi.advanceTimersByTimeAsync(2000)
    assert.strictEqual(await loaded, "failed")
  })

  it("a page is loaded once more if its repeated load failed while the network came back", async () => {
    const load = vi.fn((): Promise<string> => Promise.reject(cut))
    const loaded = whenReachable(load)
    await vi.advanceTimersByTimeAsync(0)
    load.mockImplementationOnce(() => {
      answers = true
      return Promise.reject(cut)
    })
    load.mockImplementationOnce(() => Promise.resolve("page"))
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(await loaded, "page")
    assert.isFalse(reachability.isUnreachable())
  })

  it("a failed first load of a page is repeated, although the shop answers again, if another load has found the shop unreachable before", async () => {
    const other = whenReachable(() => (answers ? Promise.resolve("part") : Promise.reject(cut)))
    await vi.advanceTimersByTimeAsync(0)
    answers = true
    let calls = 0
    const load = () => ((calls += 1) === 1 ? Promise.reject(cut) : Promise.resolve("page"))
    assert.strictEqual(await whenReachable(load), "page")
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(await other, "part")
  })

  it("when the network is back, two waiting page loads replace a failed style sheet only once, and both continue after the new style sheet has loaded", async () => {
    const style = addStyle("/failed.css")
    const load = () => (answers ? Promise.resolve("page") : Promise.reject(cut))
    const loaded = Promise.all([whenReachable(load), whenReachable(load)])
    fail(style)
    await vi.advanceTimersByTimeAsync(0)
    answers = true
    dispatchEvent(new Event("online"))
    await vi.advanceTimersByTimeAsync(0)
    const copies = [...document.querySelectorAll("link")]
    assert.strictEqual(copies.length, 1)
    assert.notStrictEqual(copies[0], style)
    copies[0]?.dispatchEvent(new Event("load"))
    assert.deepStrictEqual(await loaded, ["page", "page"])
  })

  it("a style sheet that is still loading is not replaced when a failed load of a page is repeated", async () => {
    const style = addStyle("/loading.css")
    const loaded = whenReachable(() => (answers ? Promise.resolve("page") : Promise.reject(cut)))
    await vi.advanceTimersByTimeAsync(0)
    answers = true
    dispatchEvent(new Event("online"))
    assert.strictEqual(await loaded, "page")
    assert.isTrue(style.isConnected)
  })

  it("the shop counts as unreachable while a load waits, although another load of the same page succeeds from the browser's cache", async () => {
    const loaded = whenReachable(() => (answers ? Promise.resolve("data") : Promise.reject(cut)))
    await vi.advanceTimersByTimeAsync(0)
    assert.strictEqual(await whenReachable(() => Promise.resolve("script")), "script")
    assert.isTrue(reachability.isUnreachable())
    answers = true
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(await loaded, "data")
    assert.isFalse(reachability.isUnreachable())
  })

  it("the attempts to load a page end when the visitor opens another page", async () => {
    const load = vi.fn(() => Promise.reject(cut))
    const controller = new AbortController()
    const loaded = whenReachable(load, undefined, controller.signal).catch((cause: unknown) => cause)
    await vi.advanceTimersByTimeAsync(0)
    controller.abort()
    const outcome = await loaded
    assert.strictEqual(outcome instanceof DOMException && outcome.name, "AbortError")
    assert.strictEqual(load.mock.calls.length, 1)
    assert.isFalse(reachability.isUnreachable())
  })
})
