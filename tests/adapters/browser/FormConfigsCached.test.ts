import * as FormConfigsCached from "@heimwerk/adapters/browser/FormConfigsCached.ts"
import { FormConfigs, FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { serverConfigs } from "../../support/oracles/formServer.ts"

const { craftsman, energy } = serverConfigs
const newer = { ...energy, texts: { ...energy.texts, intro: "Neu." } }
const unavailable = new FormConfigsError({ reason: "Unavailable" })
const invalid = new FormConfigsError({ reason: "Invalid" })

/** Stands in for the browser's caches: Node has none. */
const giveCaches = (isRefused = false) => {
  const kept = new Map<string, Map<string, Response>>()
  vi.stubGlobal("caches", {
    open: (name: string) => {
      if (isRefused) return Promise.reject(new Error("No caches here."))
      const cache = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, cache)
      return Promise.resolve({
        match: (address: string) => Promise.resolve(cache.get(address)?.clone()),
        put: (address: string, answer: Response) => Promise.resolve(void cache.set(address, answer)),
      })
    },
  })
  return kept
}

/** Asks a shop that answers so, and waits until everything was kept. */
const ask = <A>(
  question: (configs: FormConfigs["Service"]) => Effect.Effect<A, FormConfigsError>,
  answers: Partial<FormConfigs["Service"]>,
) =>
  FormConfigs.use(question).pipe(
    Effect.provide(
      FormConfigsCached.layer.pipe(
        Layer.provide(
          Layer.succeed(FormConfigs, {
            craftsman: Effect.fail(unavailable),
            energy: Effect.fail(unavailable),
            siteKey: Effect.fail(unavailable),
            ...answers,
          }),
        ),
      ),
    ),
    Effect.result,
    Effect.tap(() => Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 5)))),
    Effect.map((result) => (result._tag === "Success" ? result.success : result.failure)),
  )
const askEnergy = (answer: FormConfigs["Service"]["energy"]) =>
  ask(({ energy }) => energy, { energy: answer })
const askKey = (answer: FormConfigs["Service"]["siteKey"]) =>
  ask(({ siteKey }) => siteKey, { siteKey: answer })

beforeEach(() => void giveCaches())
afterEach(() => void vi.unstubAllGlobals())

describe("the configurations that a browser keeps", () => {
  it.live("reuse the choices of the energy form, also without a connection", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.succeed(energy)), energy)
      assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.fail(unavailable)), energy)
    }),
  )

  it.live("bring them up to date for the next time", () =>
    Effect.gen(function* () {
      yield* askEnergy(Effect.succeed(energy))
      assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.succeed(newer)), energy)
      assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.fail(unavailable)), newer)
    }),
  )

  it.live("are in a cache named for the modal", () =>
    Effect.gen(function* () {
      const kept = giveCaches()
      yield* askEnergy(Effect.succeed(energy))
      assert.deepStrictEqual(
        [...kept].map(([name, cache]) => [name, ...cache.keys()]),
        [["energetictransformation-modal", "/fileadmin/uniform/energetictransformation.json"]],
      )
    }),
  )

  it.live("are asked for when what was kept no longer fits", () =>
    Effect.gen(function* () {
      giveCaches().set(
        "energetictransformation-modal",
        new Map([["/fileadmin/uniform/energetictransformation.json", Response.json({ old: true })]]),
      )
      assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.succeed(energy)), energy)
    }),
  )

  it.live("keep the key of the bot check for when it cannot be had, but not a wrong one", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* askKey(Effect.fail(unavailable)), unavailable)
      yield* askKey(Effect.succeed("old"))
      assert.strictEqual(yield* askKey(Effect.succeed("new")), "new")
      assert.strictEqual(yield* askKey(Effect.fail(unavailable)), "new")
      assert.strictEqual(yield* askKey(Effect.fail(invalid)), invalid)
    }),
  )

  it.live("are as good as none where the browser refuses to keep anything", () =>
    Effect.gen(function* () {
      giveCaches(true)
      assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.succeed(energy)), energy)
      assert.strictEqual(yield* askEnergy(Effect.fail(unavailable)), unavailable)
      assert.strictEqual(yield* askKey(Effect.fail(unavailable)), unavailable)
    }),
  )

  it.live("leave the craftsman form alone", () =>
    Effect.gen(function* () {
      const answer = yield* ask(({ craftsman }) => craftsman, { craftsman: Effect.succeed(craftsman) })
      assert.strictEqual(answer, craftsman)
    }),
  )
})
