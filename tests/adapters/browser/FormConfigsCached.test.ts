import * as FormConfigsCached from "@heimwerk/adapters/browser/FormConfigsCached.ts"
import { FormConfigs, FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { serverConfigs } from "../../support/oracles/formServer.ts"

const { craftsman, energy } = serverConfigs
const newer = { ...energy, texts: { ...energy.texts, intro: "Neu." } }
const unavailable = new FormConfigsError({ reason: "Unavailable" })
const invalid = new FormConfigsError({ reason: "Invalid" })

/**
 * Replaces `caches`, the browser's Cache API, which Node does not have. With `isRefused`, no cache can be opened.
 * Returns the stored answers by the name of their cache.
 */
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

/**
 * Reads form configurations with the cached adapter, in front of an adapter that gives these answers. Then
 * waits 5 ms, because the cache is written in the background.
 */
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

describe("FormConfigsCached", () => {
  it.live(
    "the configuration of the energy form is stored at its first load, and read from the cache while the shop is unavailable",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.succeed(energy)), energy)
        assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.fail(unavailable)), energy)
      }),
  )

  it.live("the cached energy configuration is refreshed in the background for the next call", () =>
    Effect.gen(function* () {
      yield* askEnergy(Effect.succeed(energy))
      assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.succeed(newer)), energy)
      assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.fail(unavailable)), newer)
    }),
  )

  it.live("the energy configuration is stored in the browser cache named energetictransformation-modal", () =>
    Effect.gen(function* () {
      const kept = giveCaches()
      yield* askEnergy(Effect.succeed(energy))
      assert.deepStrictEqual(
        [...kept].map(([name, cache]) => [name, ...cache.keys()]),
        [["energetictransformation-modal", "/fileadmin/uniform/energetictransformation.json"]],
      )
    }),
  )

  it.live(
    "the energy configuration is read from the shop when the cached configuration does not match the schema",
    () =>
      Effect.gen(function* () {
        giveCaches().set(
          "energetictransformation-modal",
          new Map([["/fileadmin/uniform/energetictransformation.json", Response.json({ old: true })]]),
        )
        assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.succeed(energy)), energy)
      }),
  )

  it.live("the cached site key of the bot check is used only while the shop is unavailable", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* askKey(Effect.fail(unavailable)), unavailable)
      yield* askKey(Effect.succeed("old"))
      assert.strictEqual(yield* askKey(Effect.succeed("new")), "new")
      assert.strictEqual(yield* askKey(Effect.fail(unavailable)), "new")
      assert.strictEqual(yield* askKey(Effect.fail(invalid)), invalid)
    }),
  )

  it.live("form configurations are loaded from the shop when the browser refuses to store them", () =>
    Effect.gen(function* () {
      giveCaches(true)
      assert.deepStrictEqual<unknown>(yield* askEnergy(Effect.succeed(energy)), energy)
      assert.strictEqual(yield* askEnergy(Effect.fail(unavailable)), unavailable)
      assert.strictEqual(yield* askKey(Effect.fail(unavailable)), unavailable)
    }),
  )

  it.live(
    "the configuration of the craftsman form is not cached, so loading it fails while the shop is unavailable",
    () =>
      Effect.gen(function* () {
        const answer = yield* ask(({ craftsman }) => craftsman, { craftsman: Effect.succeed(craftsman) })
        assert.strictEqual(answer, craftsman)
        const later = yield* ask((configs) => configs.craftsman, { craftsman: Effect.fail(unavailable) })
        assert.strictEqual(later, unavailable)
      }),
  )
})
