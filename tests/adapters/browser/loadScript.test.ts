// @vitest-environment happy-dom
import { loadScript } from "@heimwerk/adapters/browser/loadScript.ts"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { Effect, Fiber } from "effect"

/** Stands for the page's head; scripts in it are not fetched, so that the test says how that ends. */
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

describe("a script from elsewhere", () => {
  it.effect("is put into the page and has run when that is over", () =>
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

  it.effect("that does not come is taken out again, and the error does not tell the key", () =>
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
