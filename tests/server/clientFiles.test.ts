import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

import { assert, describe, it } from "@effect/vitest"
import { ClientFiles, layer as filesIn } from "@heimwerk/server/files/ClientFiles.ts"
import { pageFiles } from "@heimwerk/server/files/Manifest.ts"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"

const script = "console.log('Heimwerk')\n".repeat(100)

const files: Readonly<Record<string, string>> = {
  ".vite/manifest.json": "{}",
  "ui/js/entry-abc.js": script,
  "ui/js/entry-abc.js.gz": "made by the build",
  "ui/fonts/archivo-abc.woff2": "x".repeat(2000),
  "favicon.svg": "<svg/>",
}

const build = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await mkdtemp(join(tmpdir(), "heimwerk-build-"))
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    await writeFile(join(dirname(folder), "heimwerk-secret.txt"), "outside")
    return folder
  }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true })),
)

/** Requests a path from the files of the build. */
const get = (path: string, headers: Record<string, string> = {}) =>
  Effect.gen(function* () {
    const folder = yield* build
    const found = yield* ClientFiles.useSync((client) => client.find(path)).pipe(
      Effect.provide(filesIn(folder)),
    )
    if (found === undefined) return undefined
    const request = HttpServerRequest.fromWeb(new Request("http://shop.local/", { headers }))
    return HttpServerResponse.toWeb(yield* found(request))
  })

const bytes = (response: Response | undefined) =>
  Effect.promise(async () => Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)))

describe("ClientFiles", () => {
  it.effect("browsers cache a built file with a hash in its name for a year", () =>
    Effect.gen(function* () {
      const response = yield* get("/ui/js/entry-abc.js")
      assert.strictEqual(response?.headers.get("cache-control"), "public, max-age=31536000, immutable")
      assert.strictEqual(response?.headers.get("content-type"), "text/javascript; charset=utf-8")
      assert.strictEqual((yield* bytes(response)).toString(), script)
    }),
  )

  it.effect(
    "the server sends a built file in a coding that the browser accepts, and sends the compressed copy of the build if there is one",
    () =>
      Effect.gen(function* () {
        const brotli = yield* get("/ui/js/entry-abc.js", { "accept-encoding": "gzip, deflate, br" })
        assert.strictEqual(brotli?.headers.get("content-encoding"), "br")
        assert.strictEqual(brotliDecompressSync(yield* bytes(brotli)).toString(), script)
        const gzip = yield* get("/ui/js/entry-abc.js", { "accept-encoding": "gzip, br;q=0" })
        assert.strictEqual(gzip?.headers.get("content-encoding"), "gzip")
        assert.strictEqual((yield* bytes(gzip)).toString(), "made by the build")
      }),
  )

  it.effect("the server compresses a built file that has no compressed copy", () =>
    Effect.gen(function* () {
      const folder = yield* build
      yield* Effect.promise(() => rm(join(folder, "ui/js/entry-abc.js.gz")))
      const found = yield* ClientFiles.useSync((client) => client.find("/ui/js/entry-abc.js")).pipe(
        Effect.provide(filesIn(folder)),
      )
      const request = HttpServerRequest.fromWeb(
        new Request("http://shop.local/", { headers: { "accept-encoding": "gzip" } }),
      )
      const response = HttpServerResponse.toWeb(yield* found?.(request) ?? Effect.die(new Error("no file")))
      assert.strictEqual(gunzipSync(yield* bytes(response)).toString(), script)
    }),
  )

  it.effect("the server does not compress font files", () =>
    Effect.gen(function* () {
      const font = yield* get("/ui/fonts/archivo-abc.woff2", { "accept-encoding": "br" })
      assert.strictEqual(font?.headers.get("content-encoding"), null)
      assert.strictEqual(font?.headers.get("content-type"), "font/woff2")
    }),
  )

  it.effect("the server answers 304 for a built file when the entity tag matches", () =>
    Effect.gen(function* () {
      const etag = (yield* get("/favicon.svg"))?.headers.get("etag") ?? ""
      assert.strictEqual((yield* get("/favicon.svg", { "if-none-match": `"other", ${etag}` }))?.status, 304)
      assert.strictEqual((yield* get("/favicon.svg", { "if-none-match": '"other"' }))?.status, 200)
    }),
  )

  it.effect.each([
    "/.vite/manifest.json",
    "/ui/js/entry-abc.js.gz",
    "/../heimwerk-secret.txt",
    "/ui/../../heimwerk-secret.txt",
    "/ui/..%2f..%2fheimwerk-secret.txt",
    "/ui/js",
    "/",
    "/constructor",
  ])("the server does not serve the path %s as a built file", (path) =>
    Effect.gen(function* () {
      assert.isUndefined(yield* get(path))
    }),
  )

  it.effect(
    "the server stops at the start if the storefront is not built, and its message says how to build it",
    () =>
      Effect.gen(function* () {
        const error = yield* ClientFiles.pipe(Effect.provide(filesIn("/nowhere/dist")), Effect.flip)
        assert.match(error.message, /no usable build of the storefront in \/nowhere\/dist.*npm start/u)
      }),
  )
})

describe("pageFiles", () => {
  const manifest = {
    "entry-client.tsx": { file: "ui/js/entry.js", imports: ["_react.js"], css: ["ui/css/style.css"] },
    "_react.js": { file: "ui/js/react.js" },
    "pages/home/HomePage.tsx": { file: "ui/js/home.js", imports: ["_react.js", "_tile.js"] },
    "_tile.js": { file: "ui/js/tile.js", imports: ["pages/home/HomePage.tsx"] },
    "_runtime.js": { file: "ui/js/runtime.js", name: "runtime", imports: ["_react.js", "_effect.js"] },
    "_effect.js": { file: "ui/js/effect.js" },
  }

  it("the files of a page are its entry, its styles, its imported modules in order, and the modules of its runtime", () => {
    assert.deepStrictEqual(pageFiles(manifest, ["pages/home/HomePage.tsx", "pages/unknown.tsx"]), {
      entry: "/ui/js/entry.js",
      styles: ["/ui/css/style.css"],
      modules: ["/ui/js/react.js", "/ui/js/tile.js", "/ui/js/home.js"],
      runtime: ["/ui/js/effect.js", "/ui/js/runtime.js"],
    })
  })

  it("a page has no list of files if the manifest does not contain the entry script", () => {
    assert.isUndefined(pageFiles({}, []))
  })
})
