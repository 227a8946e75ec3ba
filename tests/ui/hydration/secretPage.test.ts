// @vitest-environment happy-dom
import { assert, describe, it, onTestFinished, vi } from "@effect/vitest"

import { carriedState } from "@heimwerk/core/device/carriedState.ts"
import { browserRouter } from "../../../ui/hydration/browserRouter.ts"
import { shopRoute } from "../../../ui/layout/ShopData.ts"

const secret = "/bestellung/HW-1/geheim"
/** Timeout of `waitUntil` in ms: the default of 1 s is too short on a busy machine. */
const inTime = { timeout: 20_000 }

/** Opens a page in a document. Records the pages that the router loads, and those that the browser opens. */
const open = (address: string) => {
  history.replaceState(null, "", address)
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()))
  const loaded: Array<string> = []
  const opened: Array<string | URL> = []
  vi.spyOn(location, "assign").mockImplementation((target) => void opened.push(target))
  const page = (path: string, meta: object) => ({
    id: path,
    path,
    loader: () => {
      loaded.push(path)
      return { kind: "page", meta }
    },
  })
  const children = [page("/", {}), page("/kontakt", {}), page(secret, { isPrivate: true })]
  const meta = address === secret ? { isPrivate: true } : {}
  const router = browserRouter([{ id: shopRoute, loader: () => null, children }], {
    loaderData: { [shopRoute]: null, [address]: { kind: "page", meta } },
  })
  onTestFinished(() => {
    router.dispose()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return { loaded, opened, router }
}

describe("a navigation from a page with a secret address", () => {
  it("the next page opens as a new document, so that the back button leads to a document without third parties", async () => {
    const { loaded, opened, router } = open(secret)
    void router.navigate("/kontakt?thema=1")
    await vi.waitUntil(() => opened.length > 0, inTime)
    assert.deepStrictEqual([opened, loaded], [["/kontakt?thema=1"], []])
  })

  it("the new document finds the state of the link in the session storage", async () => {
    const { opened, router } = open(secret)
    void router.navigate("/kontakt", { state: { withdrawal: 1 } })
    await vi.waitUntil(() => opened.length > 0, inTime)
    assert.strictEqual(sessionStorage.getItem(carriedState), '{"withdrawal":1}')
    sessionStorage.clear()
  })

  it("a reload of its data stays in the document", async () => {
    const { loaded, opened, router } = open(secret)
    await router.revalidate()
    assert.deepStrictEqual([opened, loaded], [[], [secret]])
  })

  it("the page after a page without a secret address opens in the same document", async () => {
    const { loaded, opened, router } = open("/")
    await router.navigate("/kontakt")
    assert.deepStrictEqual([opened, loaded], [[], ["/kontakt"]])
  })
})
