import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { createMemoryRouter, createStaticRouter, type DataRouter, type RouterState } from "react-router-dom"

import { deferRouter } from "@heimwerk/ui/hydration/deferredRouter.ts"
import { reachability } from "@heimwerk/ui/hydration/reachability.ts"

const routes = [
  { id: "start", path: "/" },
  { id: "other", path: "/anderswo" },
  { id: "article", path: "/p/bohrer/1" },
]

/** A router that contains only the first page and cannot navigate. */
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

/** The commands of a page. One of them runs until `finish` is called. */
const runningCommand = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isRunning = true
  const finish = () => {
    isRunning = false
    resolve()
  }
  return { finish, hasRuntime: () => true, isRunning: () => isRunning, whenFinished: () => promise }
}

const noCommand = { hasRuntime: () => false, isRunning: () => false, whenFinished: () => Promise.resolve() }

const isNotLost = () => false

const deferred = (isRunning = true, isLost = isNotLost) => {
  const real = createMemoryRouter(routes)
  const load = vi.fn<() => Promise<DataRouter>>(() => Promise.resolve(real))
  return { real, load, ...deferRouter(first, load, isRunning ? runningCommand() : noCommand, isLost) }
}

/** Replaces the browser's location at the first page, and returns a list of the pages that it opens. */
const inBrowser = (onLine = true) => {
  const opened: Array<string> = []
  vi.stubGlobal("navigator", { onLine })
  vi.stubGlobal("location", {
    href: "https://shop.example/",
    pathname: "/",
    search: "",
    assign: (to: string) => opened.push(`assign ${to}`),
    replace: (to: string) => opened.push(`replace ${to}`),
  })
  return opened
}
beforeEach(() => void inBrowser())
afterEach(() => vi.unstubAllGlobals())

describe("the deferred router", () => {
  it("the deferred router shows the first page without loading the navigating router", () => {
    const { load, router } = deferred()
    assert.strictEqual(router.state.location.pathname, "/")
    assert.strictEqual(load.mock.calls.length, 0)
  })

  it("the deferred router loads the navigating router once and then navigates", async () => {
    const { load, ready, router } = deferred()
    await Promise.all([router.navigate("/anderswo"), ready(), router.revalidate()])
    assert.strictEqual(load.mock.calls.length, 1)
    assert.strictEqual(router.state.location.pathname, "/anderswo")
    assert.deepStrictEqual(
      router.state.matches.map(({ route }) => route.id),
      ["other"],
    )
  })

  it("the deferred router passes an early subscription to the navigating router only if the subscription has not ended", async () => {
    const { router } = deferred()
    const received: Array<string> = []
    const record = (name: string) => (state: RouterState) => {
      if (state.navigation.state === "idle") received.push(`${name} ${state.location.pathname}`)
    }
    router.subscribe(record("stays"))
    const stop = router.subscribe(record("leaves"))
    stop()
    await router.navigate("/anderswo")
    assert.deepStrictEqual(received, ["stays /anderswo"])
  })

  it("the deferred router publishes the new location if the back button has changed the URL before the navigating router has loaded", async () => {
    const moved = createMemoryRouter(routes, { initialEntries: ["/#anfrage"] })
    const { ready, router } = deferRouter(first, () => Promise.resolve(moved), noCommand, isNotLost)
    const received: Array<string> = []
    router.subscribe((state) => received.push(state.location.hash))
    await ready()
    assert.deepStrictEqual(received, ["#anfrage"])
  })

  it("a subscription made before the navigating router is loaded can be ended after it is loaded", async () => {
    const { ready, router } = deferred()
    const subscriber = vi.fn<(state: RouterState) => void>()
    const stop = router.subscribe(subscriber)
    await ready()
    stop()
    await router.navigate("/anderswo")
    assert.strictEqual(subscriber.mock.calls.length, 0)
  })

  it("the deferred router loads the navigating router again after a failed attempt", async () => {
    const { load, ready, real } = deferred()
    load.mockRejectedValueOnce(new Error("offline"))
    await ready().then(
      () => assert.fail("The first try has to fail."),
      (cause: unknown) => assert.strictEqual(String(cause), "Error: offline"),
    )
    assert.strictEqual(await ready(), real)
  })

  it("until the navigating router is loaded, the browser opens other pages itself", async () => {
    const { load, router } = deferred(false)
    const opened = inBrowser()
    await router.navigate("/anderswo")
    await router.navigate({ pathname: "/anderswo", search: "?seite=2" }, { replace: true })
    assert.deepStrictEqual(opened, ["assign /anderswo", "replace /anderswo?seite=2"])
    assert.strictEqual(load.mock.calls.length, 0)
  })

  it.each([
    ["the visitor's change has not been sent yet", true, "/anderswo", {}],
    ["only the fragment of the address changes", false, "/#anfrage", {}],
    ["the new page gets a state", false, "/anderswo", { state: { isNew: true } }],
    ["the scroll position has to stay", false, "/anderswo", { preventScrollReset: true }],
  ] as const)("a navigation waits for the navigating router if %s", async (_, mustStay, to, options) => {
    const { load, router } = deferred(mustStay)
    const opened = inBrowser()
    await router.navigate(to, options)
    assert.deepStrictEqual(opened, [])
    assert.strictEqual(load.mock.calls.length, 1)
  })

  it("while a command of the loaded runtime runs, a navigation to a page loaded ahead waits, and the browser opens the page when the command has finished", async () => {
    const command = runningCommand()
    const { router } = deferRouter(first, () => new Promise(() => {}), command, isNotLost)
    const opened = inBrowser()
    const navigated = router.navigate("/p/bohrer/1")
    await Promise.resolve()
    assert.deepStrictEqual(opened, [])
    command.finish()
    await navigated
    assert.deepStrictEqual(opened, ["assign /p/bohrer/1"])
  })

  it("if the navigating router cannot be loaded, the browser opens a new page when the running command has finished", async () => {
    const command = runningCommand()
    const { router } = deferRouter(first, () => Promise.reject(new Error("lost")), command, isNotLost)
    const opened = inBrowser()
    const navigated = router.navigate("/p/bohrer/1")
    await Promise.resolve()
    command.finish()
    await navigated
    assert.deepStrictEqual(opened, ["assign /p/bohrer/1"])
  })

  it("when a command has finished before the runtime has loaded, the browser opens even a page that it does not load ahead", async () => {
    const command = { ...runningCommand(), hasRuntime: () => false }
    const { router } = deferRouter(first, () => new Promise(() => {}), command, isNotLost)
    const opened = inBrowser()
    const navigated = router.navigate("/anderswo")
    command.finish()
    await navigated
    assert.deepStrictEqual(opened, ["assign /anderswo"])
  })

  it("the navigating router handles a navigation that begins while a command of the loaded runtime runs, if the browser does not load the new page ahead", async () => {
    const command = runningCommand()
    const { promise, resolve } = Promise.withResolvers<DataRouter>()
    const { router } = deferRouter(first, () => promise, command, isNotLost)
    const opened = inBrowser()
    const navigated = router.navigate("/anderswo")
    command.finish()
    resolve(createMemoryRouter(routes))
    await navigated
    assert.deepStrictEqual(opened, [])
    assert.strictEqual(router.state.location.pathname, "/anderswo")
  })

  it.each([
    ["the browser opens a page that it loads ahead", "/p/bohrer/1", {}, true, ["assign /p/bohrer/1"]],
    ["the router opens a page that the browser does not load ahead", "/anderswo", {}, true, []],
    ["the router opens another part of the same page", "/?seite=2", {}, true, []],
    ["the router opens a page that needs a state", "/p/bohrer/1", { state: { isNew: true } }, true, []],
    ["the router waits for the connection", "/p/bohrer/1", {}, false, []],
  ] as const)("once the navigating router has loaded, %s", async (_, to, options, isOnline, expected) => {
    const { ready, router } = deferred(false)
    await ready()
    const opened = inBrowser(isOnline)
    await router.navigate(to, options)
    assert.deepStrictEqual(opened, [...expected])
  })

  it("if the connection to the shop is lost, the loaded navigating router also opens a page that the browser loads ahead", async () => {
    const { ready, router } = deferred(false, () => true)
    await ready()
    const opened = inBrowser()
    await router.navigate("/p/bohrer/1")
    assert.deepStrictEqual(opened, [])
    assert.strictEqual(router.state.location.pathname, "/p/bohrer/1")
  })

  it("the loaded navigating router opens a page without waiting for a running command", async () => {
    const { ready, router } = deferred(true)
    await ready()
    const opened = inBrowser()
    await router.navigate("/p/bohrer/1")
    assert.deepStrictEqual(opened, [])
    assert.strictEqual(router.state.location.pathname, "/p/bohrer/1")
  })

  describe("before the navigating router has loaded and without a connection", () => {
    /** Starts a navigation without a connection. `isCut` decides whether the shop answers. */
    const startOffline = async () => {
      const shop = { isCut: true }
      vi.stubGlobal("fetch", () =>
        shop.isCut ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(new Response()),
      )
      const listeners = new EventTarget()
      for (const name of ["addEventListener", "removeEventListener"] as const)
        vi.stubGlobal(name, listeners[name].bind(listeners))
      const { load, router } = deferred(false)
      const opened = inBrowser(false)
      const states: Array<string> = []
      router.subscribe(({ navigation: { location, state } }) =>
        states.push(`${state} ${location?.pathname ?? ""}`.trim()),
      )
      const navigated = router.navigate("/anderswo?seite=2#unten")
      await vi.waitFor(() => assert.isTrue(reachability.isUnreachable()))
      return { load, navigated, opened, router, shop, states }
    }

    it("a navigation without a connection waits until the shop answers, and the browser then opens the new page", async () => {
      const { load, navigated, opened, router, shop, states } = await startOffline()
      assert.deepStrictEqual(states, ["loading /anderswo"])
      assert.strictEqual(router.state.navigation.state, "loading")
      assert.deepStrictEqual(opened, [])
      shop.isCut = false
      reachability.retryNow()
      await navigated
      assert.deepStrictEqual(opened, ["assign /anderswo?seite=2#unten"])
      assert.strictEqual(load.mock.calls.length, 0)
    })

    it("a navigation within the page replaces a navigation that waits for the shop without a connection", async () => {
      const { navigated, opened, router, states } = await startOffline()
      await router.navigate("/#inhalt")
      await navigated
      assert.deepStrictEqual(states.slice(0, 2), ["loading /anderswo", "idle"])
      assert.deepStrictEqual(opened, [])
    })

    it("the deferred router does not call a subscriber whose subscription has ended", async () => {
      const { navigated, router, states } = await startOffline()
      const stop = router.subscribe(() => states.push("unexpected"))
      stop()
      await router.navigate("/#inhalt")
      await navigated
      assert.notInclude(states, "unexpected")
    })
  })
})
