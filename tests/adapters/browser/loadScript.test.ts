// @vitest-environment happy-dom
import { loadScript } from "@heimwerk/adapters/browser/loadScript.ts"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { Effect, Fiber } from "effect"

/**
 * Replaces the page's head. Scripts in it are not requested; each test triggers their load or error event.
 */
const head = document.createElement("div")
const scripts = () => [...head.querySelectorAll("script")]

beforeEach(() => {
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => head.append(...nodes))
})

afterEach(() => {
  vi.restoreAllMocks()
  head.replaceChildren()
})

const loading = Effect.forkChild(Effect.result(loadScript("https://maps.example/api.js?key=K-1")), {
  startImmediately: true,
})

describe("loadScript", () => {
  it.effect("loadScript adds a script to the page and completes after the script has run", () =>
    Effect.gen(function* () {
      const fiber = yield* loading
      const [script] = scripts()
      assert.deepStrictEqual([script?.src, script?.async], ["https://maps.example/api.js?key=K-1", true])
      assert.isUndefined(fiber.pollUnsafe())
      script?.dispatchEvent(new Event("load"))
      assert.strictEqual((yield* Fiber.join(fiber))._tag, "Success")
      assert.lengthOf(scripts(), 1)
    }),
  )

  it.effect(
    "loadScript removes a script that failed to load, and its error does not contain the API key in the script's address",
    () =>
      Effect.gen(function* () {
        const fiber = yield* loading
        scripts()[0]?.dispatchEvent(new Event("error"))
        const answer = yield* Fiber.join(fiber)
        assert.strictEqual(
          answer._tag === "Failure" ? answer.failure.message : "",
          "The script of maps.example did not come.",
        )
        assert.lengthOf(scripts(), 0)
      }),
  )
})
