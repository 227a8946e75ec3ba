import { assert, describe, it } from "@effect/vitest"
import type { Render } from "@heimwerk/ui/render.ts"
import { Cause, Effect, Logger, Metric } from "effect"

import { MemoryShop, pagesOf } from "../support/memoryShop.ts"
import { send } from "../support/send.ts"

/** Collects log lines. */
const collected = () => {
  const lines: Array<string> = []
  return {
    lines,
    log: Logger.layer([
      Logger.make(({ cause, message }) => void lines.push(`${String(message)} ${Cause.pretty(cause)}`)),
    ]),
  }
}

/** Pages that contain only their path, and the paths of the rendered pages. */
const recorded = (whenRendered: (path: string) => void = () => {}) => {
  const paths: Array<string> = []
  const render: Render = async ({ url }) => {
    paths.push(url.pathname)
    whenRendered(url.pathname)
    return {
      kind: "page",
      status: 200,
      meta: { title: "Seite", description: "Seite", canonicalPath: url.pathname },
      state: {},
      personal: false,
      modules: [],
      pipe: (destination) => destination.end(url.pathname),
    }
  }
  return { paths, pages: pagesOf(render) }
}

describe("a server that warms up before its first request", () => {
  it.live(
    "the home page and pages of articles, categories, markets and searches are rendered before a visitor asks",
    () => {
      const { pages, paths } = recorded()
      return Effect.sync(() => {
        assert.strictEqual(paths[0], "/")
        for (const kind of ["/p/", "/c/", "/markt/", "/s/"])
          assert.isTrue(
            paths.some((path) => path.startsWith(kind)),
            kind,
          )
      }).pipe(Effect.provide(MemoryShop.layer({}, { pages, warmUp: "first" })))
    },
  )

  it.live(
    "requests of the warm-up are in neither the access log nor the metrics, and one line says how many there were",
    () => {
      const { lines, log } = collected()
      const registry: Metric.MetricRegistry = new Map()
      return Effect.sync(() => {
        assert.match(lines.join("\n"), /^The server has warmed up with \d+ requests in \d+ms $/u)
        assert.deepStrictEqual(
          [...registry.values()].map(({ id }) => id),
          ["heimwerk_refusals_total"],
        )
      }).pipe(
        Effect.provide(MemoryShop.layer({}, { log, pages: recorded().pages, warmUp: "first" })),
        Effect.provideService(Metric.MetricRegistry, registry),
      )
    },
  )

  it.live("a page that cannot be rendered is logged, and the server serves the other pages", () => {
    const { lines, log } = collected()
    const { pages } = recorded((path) => {
      if (path.startsWith("/p/")) throw new Error("This article is broken")
    })
    return Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      assert.isTrue(lines.some((line) => line.includes("has warmed up with")))
      const { status } = yield* Effect.promise(() => send(origin, "/"))
      assert.strictEqual(status, 200)
      assert.isTrue(lines.some((line) => line.includes("This article is broken")))
    }).pipe(Effect.provide(MemoryShop.layer({}, { log, pages, warmUp: "first" })))
  })
})
