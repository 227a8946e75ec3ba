// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { takeIntended, watchLinks } from "@heimwerk/ui/hydration/intended.ts"
import type { Answer } from "@heimwerk/ui/pages/Answer.ts"
import { running } from "@heimwerk/ui/runtime/running.ts"

const answer = (title: string): Answer<unknown> => ({
  kind: "page",
  data: title,
  meta: { title, description: "", canonicalPath: "/" },
})
const load = vi.fn<(url: URL, signal: AbortSignal) => Promise<Answer<unknown>>>((url) =>
  Promise.resolve(answer(url.pathname)),
)
watchLinks(load)

let place = 0
/** Adds a link to a page that no earlier test has loaded. */
const linkTo = (path = `/p/hammer/${(place += 1)}`, attributes: Readonly<Record<string, string>> = {}) => {
  const link = document.createElement("a")
  link.href = new URL(path, location.href).href
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.body.append(link)
  return link
}
const point = (link: Element, type = "pointerover") => link.dispatchEvent(new Event(type, { bubbles: true }))
const loaded = () => load.mock.calls.map(([{ pathname, search }]) => pathname + search)

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }))
afterEach(() => {
  vi.useRealTimers()
  load.mockClear()
  document.body.replaceChildren()
})

describe("pages that the visitor is about to open", () => {
  it("a page is loaded once when the pointer rests on its link for 65 ms, and the navigation gets its data", async () => {
    const link = linkTo()
    point(link)
    vi.advanceTimersByTime(64)
    assert.deepStrictEqual(loaded(), [])
    vi.advanceTimersByTime(1)
    point(link, "pointerdown")
    assert.deepStrictEqual(loaded(), [link.pathname])
    assert.deepStrictEqual(await takeIntended(link.href), answer(link.pathname))
    assert.isUndefined(await takeIntended(link.href))
  })

  it("a page is not loaded when the pointer leaves its link before 65 ms", () => {
    point(linkTo())
    vi.advanceTimersByTime(64)
    point(document.body)
    vi.advanceTimersByTime(1000)
    assert.deepStrictEqual(loaded(), [])
  })

  it("a page is loaded at once when its link is pressed, and its load ends when another link is pressed", () => {
    const [first, second] = [linkTo(), linkTo()]
    point(first, "pointerdown")
    const [, signal] = load.mock.calls[0] ?? []
    assert.strictEqual(signal?.aborted, false)
    point(second, "pointerdown")
    assert.deepStrictEqual(loaded(), [first.pathname, second.pathname])
    assert.strictEqual(signal?.aborted, true)
  })

  it.each([
    ["a filter of a list", "/c/akku/1?marke=x", { rel: "nofollow" }],
    ["a page of the visitor", "/warenkorb", {}],
    ["search results", "/s/hammer", {}],
    ["the page of all markets, whose links open the store finder in the page", "/maerkte", {}],
    ["another website", "https://example.org/p/hammer/1", {}],
  ])("%s is not loaded before the click", (_, path, attributes) => {
    point(linkTo(path, attributes), "pointerdown")
    assert.deepStrictEqual(loaded(), [])
  })

  it("a page that was loaded more than 10 s ago is not used", async () => {
    const link = linkTo()
    point(link, "pointerdown")
    vi.advanceTimersByTime(10_000)
    assert.isUndefined(await takeIntended(link.href))
  })

  it("a page that was loaded before a command of the visitor is not used", async () => {
    const link = linkTo()
    point(link, "pointerdown")
    await running(Promise.resolve())
    assert.isUndefined(await takeIntended(link.href))
  })

  it("a page whose data could not be loaded is not used", async () => {
    const failed = linkTo()
    load.mockResolvedValueOnce({
      kind: "failed",
      message: "Fehler",
      meta: { title: "", description: "", canonicalPath: "/" },
    })
    point(failed, "pointerdown")
    assert.isUndefined(await takeIntended(failed.href))
    const broken = linkTo()
    load.mockRejectedValueOnce(new Error("offline"))
    point(broken, "pointerdown")
    assert.isUndefined(await takeIntended(broken.href))
  })
})
