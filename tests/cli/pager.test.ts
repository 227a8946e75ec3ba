import { assert, describe, it } from "@effect/vitest"
import { TerminalPager } from "@heimwerk/cli/output/screen.ts"
import { Effect } from "effect"

import { ask } from "./support/ask.ts"

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
})
