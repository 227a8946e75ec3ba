import { type ChildProcess, spawn } from "node:child_process"
import { cpSync } from "node:fs"
import { join } from "node:path"

import { assert, inject, layer } from "@effect/vitest"
import { Effect } from "effect"

import { root } from "../architecture/sources.ts"
import { MemoryShop } from "../server/support/memoryShop.ts"

const folder = inject("consumer")

cpSync(join(root, "examples"), join(folder, "fronts"), { recursive: true })

/** Starts the example of a Node server, and returns the address that it prints. */
const startNode = (origin: string) =>
  Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<{ readonly process: ChildProcess; readonly address: string }>((resolve, reject) => {
          const started = spawn("node", [join(folder, "fronts", "node", "server.mjs")], {
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

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ")

layer(MemoryShop.layer(), { excludeTestServices: true })("the examples with a running shop", (it) => {
  it.effect(
    "the Node example shows markets, a price and the basket of the visitor, and refuses a form of another site",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { address } = yield* startNode(origin)
        const get = (path: string, cookie = "") =>
          Effect.promise(async () => (await fetch(address + path, { headers: { cookie } })).text())
        const found = yield* get("/?ort=50823")
        assert.match(found, /Köln-Ehrenfeld, 0,0 Km: /u)
        assert.match(found, /Akku-Bohrschrauber 12 V: 49,99/u)
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
})
