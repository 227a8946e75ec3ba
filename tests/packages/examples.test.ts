import { type ChildProcess, spawn } from "node:child_process"
import { cpSync, mkdirSync, symlinkSync } from "node:fs"
import { createServer, request as send } from "node:http"
import { join } from "node:path"

import { assert, inject, layer } from "@effect/vitest"
import { Effect } from "effect"
import { build } from "esbuild"

import { root } from "../architecture/sources.ts"
import { MemoryShop } from "../server/support/memoryShop.ts"
import { demonstrationShop } from "./support/demonstrationShop.ts"

const folder = inject("consumer")

cpSync(join(root, "examples"), join(folder, "fronts"), { recursive: true })

mkdirSync(join(folder, "fronts", "node_modules"))
for (const name of ["react", "react-dom"])
  symlinkSync(join(root, "node_modules", name), join(folder, "fronts", "node_modules", name), "junction")

/** The program of each example that is a Node server. */
const programs = { node: "node/server.mjs", react: "react/dist/server.js" }

// The React example, bundled for Node and for browsers as its README says.
const bundled = {
  absWorkingDir: join(folder, "fronts", "react"),
  outdir: "dist",
  bundle: true,
  format: "esm",
  jsx: "automatic",
} as const
await build({ ...bundled, entryPoints: ["server.jsx"], platform: "node", packages: "external" })
await build({ ...bundled, entryPoints: ["client.jsx"] })

/** Starts an example that is a Node server, and returns the address that it prints. */
const start = (name: keyof typeof programs, origin: string) =>
  Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<{ readonly process: ChildProcess; readonly address: string }>((resolve, reject) => {
          const started = spawn("node", [join(folder, "fronts", programs[name])], {
            env: { ...process.env, SHOP_ORIGIN: origin, PORT: "0" },
          })
          started.on("error", reject)
          started.stderr.on("data", (chunk: Buffer) => reject(new Error(String(chunk))))
          started.stdout.once("data", (chunk: Buffer) =>
            resolve({ process: started, address: String(chunk).trim() }),
          )
        }),
    ),
    ({ process: started }) => Effect.sync(() => started.kill()),
  )

interface OtherServer {
  readonly host: string
  /** The addresses of the requests that the server got. */
  readonly requests: ReadonlyArray<string>
  readonly close: () => void
}

/** Starts a server that is not the shop. */
const otherServer = Effect.acquireRelease(
  Effect.promise(
    () =>
      new Promise<OtherServer>((resolve) => {
        const requests: Array<string> = []
        const server = createServer(({ url = "" }, response) => {
          requests.push(url)
          response.end()
        }).listen(0, "127.0.0.1", () => {
          const address = server.address()
          if (address === null || typeof address === "string") throw new Error("The server has no port.")
          resolve({ host: `127.0.0.1:${address.port}`, requests, close: () => server.close() })
        })
      }),
  ),
  ({ close }) => Effect.sync(close),
)

/** Sends a GET request with a path that `fetch` would change. Returns the status of the answer. */
const statusOf = (server: string, path: string) =>
  Effect.promise(
    () =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { path, agent: false, headers: { cookie: "session=secret" } }
        send(server, options, (answer) => resolve(answer.resume().statusCode))
          .on("error", reject)
          .end()
      }),
  )

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ")

layer(demonstrationShop, { excludeTestServices: true })("the examples with a running shop", (it) => {
  it.effect(
    "the Node example shows markets, a price and the basket of the visitor with the articles of npm start, and refuses a form of another site",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { address } = yield* start("node", origin)
        const get = (path: string, cookie = "") =>
          Effect.promise(async () => (await fetch(address + path, { headers: { cookie } })).text())
        const found = yield* get("/?ort=K%C3%B6ln")
        assert.match(found, /Heimwerk Köln-Altstadt-Süd, 0,4 Km: /u)
        assert.match(found, /Wandfarbe Farbenau Raumton Dünensand, 10 l: 69,99/u)
        assert.match(found, /Warenkorb: 0/u)
        const post = (site: string) =>
          Effect.promise(() =>
            fetch(`${address}/warenkorb`, {
              method: "POST",
              redirect: "manual",
              headers: { "sec-fetch-site": site },
            }),
          )
        assert.strictEqual((yield* post("cross-site")).status, 403)
        const added = yield* post("same-origin")
        assert.strictEqual(added.status, 303)
        assert.match(yield* get("/", cookiesOf(added)), /Warenkorb: 1/u)
        assert.match(yield* get("/"), /Warenkorb: 0/u)
      }).pipe(Effect.scoped),
  )

  it.effect.each(["node", "react"] as const)(
    "the server of the example %s forwards no request to another host that its path names, and runs on after a request for //",
    (name) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { address } = yield* start(name, origin)
        const other = yield* otherServer
        yield* statusOf(address, `//${other.host}/public/a`)
        yield* statusOf(address, `/\\${other.host}/public/a`)
        yield* statusOf(address, "//")
        assert.strictEqual(yield* statusOf(address, `http://${other.host}/public/a`), 400)
        assert.deepStrictEqual(other.requests, [])
        assert.strictEqual(yield* statusOf(address, "/"), 200)
      }).pipe(Effect.scoped),
  )
})
