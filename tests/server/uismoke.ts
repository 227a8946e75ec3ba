import { Effect, Layer, Logger } from "effect"
import { Draining, makeDraining } from "@heimwerk/server/Draining.ts"
import { layer as filesIn } from "@heimwerk/server/files/ClientFiles.ts"
import { layer as rendererIn } from "@heimwerk/server/pages/PageRenderer.ts"
import { serve } from "@heimwerk/server/serve.ts"
import { Settings } from "@heimwerk/server/ShopSettings.ts"
import { memoryWorld } from "./support/memoryShop.ts"
await Effect.runPromise(Effect.scoped(Effect.gen(function*() {
  const port = yield* serve({ host: "127.0.0.1", port: 0, trustedProxies: [] })
  const origin = `http://127.0.0.1:${port}`
  for (const path of ["/", "/s/schrauber", "/p/x/1000001", "/maerkte?suche=50667", "/warenkorb", "/nix"]) {
    const t = performance.now()
    const r = yield* Effect.promise(() => fetch(origin + path, { redirect: "manual", headers: { accept: "text/html" } }))
    const text = yield* Effect.promise(() => r.text())
    console.log(path, r.status, r.headers.get("location"), text.length, performance.now() - t, text.slice(0, 900))
  }
})).pipe(Effect.provideService(Draining, makeDraining()), Effect.provideService(Settings, { publicOrigin: undefined, database: "", durability: "", development: false }), Effect.provide([memoryWorld, filesIn("ui/dist/client"), rendererIn(process.cwd() + "/ui/dist/server/entry-server.js")]), Effect.provide(Logger.layer([Logger.consoleLogFmt]))))
