import { spawnSync } from "node:child_process"
import { stripVTControlCharacters } from "node:util"

import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Colours } from "@heimwerk/cli/output/colours.ts"
import { ScreenWidth } from "@heimwerk/cli/output/screen.ts"
import { Effect } from "effect"

import { ask } from "./support/ask.ts"
import { buildWhereMissing, launcher } from "./support/launch.ts"

beforeAll(buildWhereMissing)

const terminal = Effect.provideService(Colours, { stdout: true, stderr: true })
const near = ["markets", "near", "50667", "--at", "22.11.2026 12 Uhr"]

/** Commands whose answers have coloured parts. */
const commands = [
  near,
  ["markets", "list", "--at", "21.11.2026 19:30"],
  ["markets", "hours", "431", "--at", "24.12.2026"],
  ["markets", "show", "431"],
  ["prices", "explain", "20167537"],
  ["products", "show", "20167537"],
  ["markets", "near", "--help"],
]

/**
 * Runs the installed `heimwerk markets hours` in a pseudo-terminal (`script` of util-linux) and returns its
 * output.
 */
const onTerminal = (env: NodeJS.ProcessEnv): string =>
  spawnSync("script", ["-qec", `"${process.execPath}" "${launcher}" markets hours 431`, "/dev/null"], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], TERM: "xterm-256color", ...env },
  }).stdout

describe("the colours of the command line", () => {
  it.effect.each(commands)(
    "the answer of heimwerk %s %s %s has colours on a terminal, and has the same text without colours in a pipe",
    (words) =>
      Effect.gen(function* () {
        for (const width of [undefined, 60]) {
          const sized = Effect.provideService(ask(...words), ScreenWidth, width)
          const [piped, coloured] = [yield* sized, yield* terminal(sized)]
          assert.notInclude(piped.stdout, "\u001B")
          assert.include(coloured.stdout, "\u001B[1m")
          assert.strictEqual(stripVTControlCharacters(coloured.stdout), piped.stdout)
        }
      }),
  )

  it.effect("the command line shows an open market in green, and a closed market and an error in red", () =>
    Effect.gen(function* () {
      const open = yield* terminal(ask("markets", "hours", "431", "--at", "21.11.2026 12 Uhr"))
      assert.include(open.stdout, "\u001B[32mJa, geöffnet bis 18:00 Uhr (Samstag 21.11.2026)\u001B[39m")
      assert.include((yield* terminal(ask(...near))).stdout, "\u001B[31mÖffnet Morgen um 08:00 Uhr\u001B[39m")
      const { stderr } = yield* terminal(ask("markets", "hours", "999"))
      assert.deepStrictEqual(stderr, [
        "\u001B[31mEinen Markt mit der Nummer 999 gibt es nicht. Alle zeigt: heimwerk markets list\u001B[39m",
      ])
    }),
  )

  it.effect.each(["--json", "--csv"])("an answer with %s has no colours, even on a terminal", (format) =>
    Effect.gen(function* () {
      const { stdout } = yield* terminal(ask(...near, format))
      assert.strictEqual(stdout, (yield* ask(...near, format)).stdout)
    }),
  )

  it.skipIf(spawnSync("script", ["--version"]).status !== 0)(
    "the built program shows colours on a terminal, but no colours if NO_COLOR or TERM=dumb is set",
    () => {
      assert.include(onTerminal({}), "\u001B[1mWochentag")
      for (const env of [{ NO_COLOR: "1" }, { TERM: "dumb" }]) {
        const shown = onTerminal(env)
        assert.include(shown, "Wochentag")
        assert.notInclude(shown, "\u001B[")
      }
    },
  )
})
