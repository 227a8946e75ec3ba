import { assert, layer } from "@effect/vitest"
import { checkBackend } from "@heimwerk/conformance/check.ts"
import { Effect } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { defects } from "./support/defects.ts"
import { faultyBackend } from "./support/faultyBackend.ts"

/** Runs checks against a backend and returns their findings. `only` selects checks; default: all. */
const findings = (origin: string, only?: ReadonlyArray<string>) =>
  Effect.map(
    Effect.promise(() =>
      checkBackend({ origin, brand: "heimwerk", write: true, ...(only === undefined ? {} : { only }) }),
    ),
    (results) =>
      results.flatMap(({ findings: sentences, id, state }) =>
        state === "passed" ? [] : sentences.map((sentence) => `${id}: ${sentence}`),
      ),
  )

layer(MemoryShop.layer(), { excludeTestServices: true })("the conformance suite", (it) => {
  it.effect(
    "the conformance suite finds nothing wrong in our server behind a proxy that adds no defect",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const proxied = yield* faultyBackend(origin, { name: "none", check: "none" })
        assert.deepStrictEqual(yield* findings(proxied), [])
      }).pipe(Effect.scoped),
  )

  for (const defect of defects)
    it.effect(`the check ${defect.check} finds a backend that ${defect.name}`, () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const faulty = yield* faultyBackend(origin, defect)
        assert.isNotEmpty(yield* findings(faulty, [defect.check]))
      }).pipe(Effect.scoped),
    )
})
