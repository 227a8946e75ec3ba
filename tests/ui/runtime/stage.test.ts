// @vitest-environment happy-dom
import type { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { Effect, Layer } from "effect"
import { afterEach, assert, describe, it, vi } from "vitest"

/** Writes the environment of the page. The modules that are imported next read it. */
const write = (written: string | undefined) => {
  document.head.innerHTML =
    written === undefined ? "" : `<meta name="heimwerk-environment" content="${written}">`
  vi.resetModules()
}

/** Returns environment and stage that a page reads from the given meta element. */
const read = async (written: string | undefined) => {
  write(written)
  const { environment, stage } = await import("@heimwerk/ui/runtime/stage.ts")
  return [environment, stage]
}

describe("environment and stage of a page", () => {
  afterEach(() => {
    document.head.innerHTML = ""
  })

  it.each([
    ["prod", ["prod", "prod"]],
    ["c4c.ref", ["c4c.ref", "ref"]],
    ["heimwerk-shop.dev", ["heimwerk-shop.dev", "ci"]],
    [undefined, ["local", "local"]],
    ["nowhere", ["local", "local"]],
  ])(
    "a page for which the server has written the environment %s has the environment and the stage %j",
    async (written, expected) => {
      assert.deepStrictEqual(await read(written), expected)
    },
  )

  it("feedback names the environment of the page, not its stage", async () => {
    write("c4c.ref")
    const { openFeedback } = await import("@heimwerk/ui/features/feedback/openFeedback.ts")
    const sent: Array<Feedback> = []
    const inbox = Layer.succeed(FeedbackInbox, {
      send: (feedback) => Effect.sync(() => void sent.push(feedback)),
    })
    const send = Effect.gen(function* () {
      const service = yield* openFeedback(inbox, () => "token")
      yield* service.open({ type: "like" })
      yield* service.write("Schnelle Lieferung")
      yield* service.submit
    })
    await Effect.runPromise(Effect.scoped(send))
    assert.deepStrictEqual(
      sent.map(({ environment }) => environment),
      ["c4c.ref"],
    )
  })
})
