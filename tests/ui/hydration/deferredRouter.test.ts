import { assert, describe, it, vi } from "@effect/vitest"
import { createMemoryRouter, createStaticRouter, type DataRouter, type RouterState } from "react-router-dom"

import { deferRouter } from "@heimwerk/ui/hydration/deferredRouter.ts"

const routes = [
  { id: "start", path: "/" },
  { id: "other", path: "/anderswo" },
]

/** The router of the first page; it can do nothing but show it. */
const first = createStaticRouter(routes, {
  basename: "/",
  location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
  matches: [],
  loaderData: {},
  actionData: null,
  errors: null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
})

const deferred = () => {
  const real = createMemoryRouter(routes)
  const load = vi.fn<() => Promise<DataRouter>>(() => Promise.resolve(real))
  return { real, load, ...deferRouter(first, load) }
}

describe("the router that arrives after the first page", () => {
  it("is not fetched to show the first page", () => {
    const { load, router } = deferred()
    assert.strictEqual(router.state.location.pathname, "/")
    assert.strictEqual(load.mock.calls.length, 0)
  })

  it("is fetched once, by whoever needs it first, and goes where the visitor wanted to go", async () => {
    const { load, ready, router } = deferred()
    await Promise.all([router.navigate("/anderswo"), ready(), router.revalidate()])
    assert.strictEqual(load.mock.calls.length, 1)
    assert.strictEqual(router.state.location.pathname, "/anderswo")
    assert.deepStrictEqual(
      router.state.matches.map(({ route }) => route.id),
      ["other"],
    )
  })

  it("tells those who listened before it came, and not those who stopped listening", async () => {
    const { router } = deferred()
    const heard: Array<string> = []
    const tell = (name: string) => (state: RouterState) => {
      if (state.navigation.state === "idle") heard.push(`${name} ${state.location.pathname}`)
    }
    router.subscribe(tell("stays"))
    const stop = router.subscribe(tell("leaves"))
    stop()
    await router.navigate("/anderswo")
    assert.deepStrictEqual(heard, ["stays /anderswo"])
  })

  it("stops telling someone who listened before it came and leaves after", async () => {
    const { ready, router } = deferred()
    const tell = vi.fn<(state: RouterState) => void>()
    const stop = router.subscribe(tell)
    await ready()
    stop()
    await router.navigate("/anderswo")
    assert.strictEqual(tell.mock.calls.length, 0)
  })

  it("is asked for again after it could not be had", async () => {
    const { load, ready, real } = deferred()
    load.mockRejectedValueOnce(new Error("offline"))
    await ready().then(
      () => assert.fail("The first try has to fail."),
      (cause: unknown) => assert.strictEqual(String(cause), "Error: offline"),
    )
    assert.strictEqual(await ready(), real)
  })
})
