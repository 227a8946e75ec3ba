// @vitest-environment happy-dom
import { loadUsercentrics } from "@heimwerk/adapters/vendors/usercentrics/loadUsercentrics.ts"
import { ConsentManagerError } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { Effect, Fiber } from "effect"

/** Replaces the page's head, so that no script is requested. */
const head = document.createElement("div")
const scripts = () => [...head.querySelectorAll("script")]

/** The Trusted Types policies that the page created, by name. */
const policies = new Map<string, { readonly [rule: string]: (text: string) => string | null }>()

beforeEach(() => {
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => head.append(...nodes))
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, rules: { readonly [rule: string]: (text: string) => string | null }) => {
        policies.set(name, rules)
        return rules
      },
    },
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, "trustedTypes")
  head.replaceChildren()
})

const settings = (generation: "v2" | "v3") => ({
  generation,
  script: `https://app.usercentrics.eu/${generation}/loader.js`,
  settingsId: "abc123",
  services: {},
})

describe("loadUsercentrics", () => {
  it.effect("the script of Usercentrics is added once, with the shop's settings id", () =>
    Effect.gen(function* () {
      const load = loadUsercentrics(settings("v2"))
      const both = yield* Effect.forkChild(Effect.all([load, load], { concurrency: 2 }), {
        startImmediately: true,
      })
      const [script, ...more] = scripts()
      assert.lengthOf(more, 0)
      assert.strictEqual(script?.src, "https://app.usercentrics.eu/v2/loader.js")
      assert.strictEqual(script?.id, "usercentrics-cmp")
      assert.strictEqual(script?.dataset["settingsId"], "abc123")
      assert.strictEqual(script?.dataset["language"], "de")
      script?.dispatchEvent(new Event("load"))
      yield* Fiber.join(both)
      yield* load
      assert.lengthOf(scripts(), 1)
    }),
  )

  it.effect("the script of Usercentrics is added again after a failure", () =>
    Effect.gen(function* () {
      const load = loadUsercentrics(settings("v3"))
      const first = yield* Effect.forkChild(Effect.flip(load), { startImmediately: true })
      assert.isUndefined(scripts()[0]?.dataset["language"])
      scripts()[0]?.dispatchEvent(new Event("error"))
      assert.instanceOf(yield* Fiber.join(first), ConsentManagerError)
      const second = yield* Effect.forkChild(load, { startImmediately: true })
      assert.lengthOf(scripts(), 1)
      scripts()[0]?.dispatchEvent(new Event("load"))
      yield* Fiber.join(second)
    }),
  )

  it("Usercentrics may write markup and load scripts from its own site, and scripts from other sites are refused", () => {
    const rules = policies.get("default")
    const address = (text: string) => rules?.["createScriptURL"]?.(text)
    assert.strictEqual(
      address("https://graphql.usercentrics.eu/a.js"),
      "https://graphql.usercentrics.eu/a.js",
    )
    for (const other of ["https://usercentrics.eu.evil.example/a.js", "https://evil.example/usercentrics.eu"])
      assert.isNull(address(other), other)
    assert.strictEqual(rules?.["createHTML"]?.("<p>"), "<p>")
  })
})
