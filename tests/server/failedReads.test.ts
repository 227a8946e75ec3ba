import { assert, layer } from "@effect/vitest"
import { Visitors, VisitorsError } from "@heimwerk/server/visitor/Visitors.ts"
import { Effect, Layer } from "effect"

import { render } from "../../ui/entry-server.tsx"
import { partsLoaded } from "../../ui/hydration/lazyPart.tsx"
import { memoryWorld, MemoryShop, pagesOf } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const silent = Layer.mock(Visitors, {
  overview: () => Effect.fail(new VisitorsError({ cause: "The database does not answer." })),
})

layer(MemoryShop.layer({}, { world: Layer.merge(memoryWorld, silent), pages: pagesOf(render) }), {
  excludeTestServices: true,
})("pages of a visitor whose session cannot be read", (it) => {
  it.effect.each([
    ["/warenkorb", "Der Warenkorb kann gerade nicht geladen werden. Bitte versuche es noch einmal."],
    ["/merkliste", "Die Merkliste kann gerade nicht geladen werden. Bitte versuche es noch einmal."],
  ] as const)("if the session store does not answer, %s says that loading failed: %s", ([path, sentence]) =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const page = yield* Effect.promise(() =>
        send(origin, path, { headers: { cookie: "heimwerk_session=a" } }),
      )
      assert.strictEqual(page.status, 503)
      assert.include(page.text, sentence)
      // This page does not show its parts, but their modules load. Vitest reports modules that load after the last test.
      yield* Effect.promise(partsLoaded)
    }),
  )
})
