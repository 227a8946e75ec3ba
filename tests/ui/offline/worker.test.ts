import { afterEach, assert, describe, it, vi } from "@effect/vitest"

import type { KeepMessage } from "../../../ui/offline/KeepMessage.ts"
import { keepPages, removeWorker } from "../../../ui/offline/worker.ts"
import type { WorkerEvent, WorkerScope } from "../../../ui/offline/WorkerScope.ts"

const origin = "https://shop.example"

const html = (title: string) => `<html><title>${title} | Heimwerk</title><body>${title}</body></html>`

const request = (path: string, headers: HeadersInit = {}) =>
  ({ url: origin + path, method: "GET", mode: "navigate", headers: new Headers(headers) }) as const

/** A service worker in a browser whose shop has these pages. `isOnline` can be set. */
const worker = (start: (scope: WorkerScope) => void = keeping, userAgent = "Chrome/156.0.0.0") => {
  const pages = new Map<string, string>()
  const state = { isOnline: true, isRegistered: true, requestsAhead: false, requests: Array<string>() }
  const caches = new Map<string, Map<string, Response>>()
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const fetch: WorkerScope["fetch"] = (request) => {
    const { pathname, search } = new URL(typeof request === "string" ? request : request.url, origin)
    if (!state.isOnline) return Promise.reject(new TypeError("Failed to fetch"))
    state.requests.push(pathname + search)
    const text = pages.get(pathname + search)
    return Promise.resolve(
      new Response(text ?? "unbekannt", {
        status: text === undefined ? 404 : 200,
        headers: { "content-type": "text/html; charset=utf-8", "content-encoding": "br" },
      }),
    )
  }
  const scope: WorkerScope = {
    fetch,
    location: { origin },
    navigator: { userAgent },
    skipWaiting: () => Promise.resolve(),
    registration: {
      navigationPreload: {
        enable: () => {
          state.requestsAhead = true
          return Promise.resolve()
        },
      },
      unregister: () => {
        state.isRegistered = false
        return Promise.resolve(true)
      },
    },
    caches: {
      delete: (name) => Promise.resolve(caches.delete(name)),
      open: (name) => {
        const entries = caches.get(name) ?? new Map<string, Response>()
        caches.set(name, entries)
        return Promise.resolve({
          match: (address) => Promise.resolve(entries.get(new URL(address, origin).href)?.clone()),
          put: async (address, answer) => void entries.set(new URL(address, origin).href, answer),
          delete: (address) => Promise.resolve(entries.delete(address)),
          keys: () => Promise.resolve(Array.from(entries.keys(), (url) => ({ url }))),
        })
      },
    },
    addEventListener: (type, listener) => void listeners.set(type, listener),
  }
  start(scope)
  /** Sends an event to the worker. Resolves when all its tasks have ended, with its answer. */
  const send = async (type: string, facts: Partial<WorkerEvent> = {}) => {
    const tasks: Array<Promise<unknown>> = []
    let answer: Promise<Response> | undefined
    listeners.get(type)?.({
      request: request("/"),
      data: { owner: "", state: "", personal: [], current: "/" },
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (task: Promise<unknown>) => void tasks.push(task),
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
      ...facts,
    })
    const given = await answer
    await Promise.all(tasks)
    return given
  }
  return {
    pages,
    state,
    send,
    /** Opens a page and returns its text. */
    open: async (path: string) => (await send("fetch", { request: request(path) }))?.text(),
    keep: (message: Partial<KeepMessage>) =>
      send("message", { data: { owner: "", state: "1", personal: [], current: "/", ...message } }),
  }
}

const keeping = (scope: WorkerScope) =>
  keepPages(scope, {
    cacheName: "pages",
    paths: ["/", "/p/", "/warenkorb"],
    files: ["/ui/css/parts.css"],
    maxPages: 2,
    maxAge: 30 * 24 * 60 * 60 * 1000,
    banner: "<p>Stand {time}</p>",
    document: "<ul>{pages}</ul>",
    policy: "default-src 'none'",
  })

afterEach(() => void vi.useRealTimers())

const pagesOf = (requests: ReadonlyArray<string>) => requests.filter((path) => !path.startsWith("/ui/"))

describe("the service worker that keeps pages", () => {
  it("with a network, the visitor gets the shop's answer, even if the browser has kept the page", async () => {
    const { open, pages } = worker()
    pages.set("/p/a", html("Alt"))
    assert.strictEqual(await open("/p/a"), html("Alt"))
    pages.set("/p/a", html("Neu"))
    assert.strictEqual(await open("/p/a"), html("Neu"))
    assert.strictEqual(await open("/p/b"), "unbekannt")
  })

  it.each([
    ["Chrome/156.0.0.0", true],
    ["Version/26.0 Safari/605.1.15", true],
    ["Gecko/20100101 Firefox/153.0", false],
  ])(
    "a browser with the name %s requests a page while the worker starts: %s, because Firefox would show an error of its own without a network",
    async (userAgent, requestsAhead) => {
      const { send, state } = worker(keeping, userAgent)
      await send("activate")
      assert.strictEqual(state.requestsAhead, requestsAhead)
    },
  )

  it("without a network, a page that the browser loads ahead of a click fails, so that a later click loads it again", async () => {
    const { open, pages, send, state } = worker()
    pages.set("/p/1", html("Hammer"))
    await open("/p/1")
    state.isOnline = false
    const ahead = await send("fetch", { request: request("/p/1", { "sec-purpose": "prefetch" }) })
    assert.strictEqual(ahead?.type, "error")
    assert.include(await open("/p/1"), "Hammer")
  })

  it("without a network, the visitor sees an opened page again, with the time at which it was opened", async () => {
    const { open, pages, state } = worker()
    pages.set("/p/a", html("Bohrer"))
    await open("/p/a")
    state.isOnline = false
    const shown = (await open("/p/a")) ?? ""
    assert.match(shown, /<body><p>Stand \d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d<\/p>Bohrer<\/body>/u)
  })

  it("without a network, the visitor does not see a page of the account that was opened before", async () => {
    const { open, pages, state } = worker()
    pages.set("/mein-konto", html("Mein Konto"))
    await open("/mein-konto")
    state.isOnline = false
    assert.strictEqual(await open("/mein-konto"), "<ul></ul>")
  })

  it("without a network, links to the kept pages replace any other page, with the newest page first", async () => {
    const { open, pages, state } = worker()
    pages.set("/p/a", html("Bohrer &amp; Bits für $& 5"))
    pages.set("/p/b?x=1&y=2", html("Säge"))
    await open("/p/a")
    await open("/p/b?x=1&y=2")
    state.isOnline = false
    assert.strictEqual(
      await open("/p/c"),
      '<ul><li><a href="/p/b?x=1&amp;y=2">Säge</a></li><li><a href="/p/a">Bohrer &amp; Bits für $& 5</a></li></ul>',
    )
  })

  it("the page that was opened longest ago makes room for a new one, but the basket stays", async () => {
    const { keep, open, pages, state } = worker()
    for (const path of ["/", "/warenkorb", "/p/a", "/p/b", "/p/c"]) pages.set(path, html(path))
    await keep({ personal: ["/warenkorb"], current: "/p/a" })
    await open("/p/b")
    await open("/p/a")
    await open("/p/c")
    state.isOnline = false
    assert.strictEqual(
      await open("/p/d"),
      ["/p/c", "/p/a", "/warenkorb"]
        .map((path) => `<li><a href="${path}">${path}</a></li>`)
        .join("")
        .replace(/^.*$/u, "<ul>$&</ul>"),
    )
  })

  it("the basket is loaded again when its state has changed, and only then", async () => {
    const { keep, pages, state } = worker()
    pages.set("/warenkorb", html("Warenkorb"))
    pages.set("/", html("Start"))
    await keep({ personal: ["/warenkorb"], state: "1" })
    await keep({ personal: ["/warenkorb"], state: "1" })
    assert.deepStrictEqual(pagesOf(state.requests), ["/warenkorb", "/"])
    await keep({ personal: ["/warenkorb"], state: "2" })
    assert.deepStrictEqual(pagesOf(state.requests), ["/warenkorb", "/", "/warenkorb"])
  })

  it("the scripts and pictures of a page that is kept ahead are loaded into the browser's own cache", async () => {
    const { keep, pages, state } = worker()
    const picture = '<img src="/bilder/a.webp?width=96&amp;height=96">'
    pages.set("/", html(`${picture}["/ui/js/a-1.js","/ui/js/b.js","/ui/js/a-1.js"]`))
    await keep({})
    assert.deepStrictEqual(state.requests, [
      "/",
      "/ui/js/a-1.js",
      "/ui/js/b.js",
      "/bilder/a.webp?width=96&height=96",
      "/ui/css/parts.css",
    ])
  })

  it.each([
    ["another customer", "k2"],
    ["nobody", ""],
  ])("the pages of a customer are removed when %s uses the browser", async (_, owner) => {
    const { keep, open, pages, state } = worker()
    pages.set("/warenkorb", html("Warenkorb von Clara"))
    pages.set("/", html("Start"))
    await keep({ owner: "k1", personal: ["/warenkorb"] })
    await keep({ owner })
    state.isOnline = false
    assert.strictEqual(await open("/warenkorb"), '<ul><li><a href="/">Start</a></li></ul>')
  })

  it("a page that was kept more than 30 days ago is not shown", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { open, pages, state } = worker()
    pages.set("/p/a", html("Bohrer"))
    await open("/p/a")
    state.isOnline = false
    vi.setSystemTime(Date.now() + 30 * 24 * 60 * 60 * 1000)
    assert.include(await open("/p/a"), "Stand")
    vi.setSystemTime(Date.now() + 1)
    assert.strictEqual(await open("/p/a"), "<ul></ul>")
  })

  it("forms and requests of scripts do not pass through the service worker", async () => {
    const { send } = worker()
    const post = { ...request("/warenkorb"), method: "POST" }
    assert.isUndefined(await send("fetch", { request: post }))
    assert.isUndefined(await send("fetch", { request: { ...request("/warenkorb"), mode: "cors" } }))
  })

  it("an error page does not replace a kept page", async () => {
    const { open, pages, state } = worker()
    pages.set("/p/a", html("Bohrer"))
    await open("/p/a")
    pages.delete("/p/a")
    await open("/p/a")
    state.isOnline = false
    assert.include(await open("/p/a"), "Bohrer")
  })

  it("a shop that keeps no pages removes the service worker and the kept pages", async () => {
    const { send, state } = worker((scope) => removeWorker(scope, { cacheName: "pages" }))
    await send("activate")
    assert.isFalse(state.isRegistered)
  })
})
