import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { TerminalPager } from "@heimwerk/cli/output/screen.ts"
import { showInPager } from "@heimwerk/cli/output/showInPager.ts"
import { Effect } from "effect"

import { ask } from "./support/ask.ts"

afterEach(() => {
  vi.restoreAllMocks()
})

/** A text longer than the buffer of a pipe: writing it fails if the pager does not read it. */
const longText = "Eine Zeile\n".repeat(200_000)

describe("the pager of the command line", () => {
  it.effect(
    "only an answer that is longer than the terminal goes to the pager, and --no-pager switches the pager off",
    () =>
      Effect.gen(function* () {
        const shown: Array<string> = []
        const pager = { lines: 24, show: (text: string) => void shown.push(text) }
        const onTerminal = Effect.provideService(TerminalPager, pager)
        const piped = yield* ask("markets", "list")
        const paged = yield* onTerminal(ask("markets", "list"))
        assert.deepStrictEqual([paged.code, paged.stdout, shown], [0, "", [piped.stdout]])
        const short = yield* onTerminal(ask("markets", "show", "431"))
        assert.include(short.stdout, "Tübingen")
        const plain = yield* onTerminal(ask("markets", "list", "--no-pager"))
        assert.deepStrictEqual([plain, shown.length], [piped, 1])
      }),
  )

  it.each(["exit 0", "head -1 > /dev/null", "kill -9 $$"])(
    "a pager that ends early does not get its text printed again: %s",
    (pager) => {
      const log = vi.spyOn(console, "log").mockReturnValue()
      showInPager(longText, pager)
      assert.strictEqual(log.mock.calls.length, 0)
    },
  )

  it("the text is printed if the pager is an unknown program", () => {
    const log = vi.spyOn(console, "log").mockReturnValue()
    showInPager("Text", "unknown-pager 2> /dev/null")
    assert.deepStrictEqual(log.mock.calls, [["Text"]])
  })
})
