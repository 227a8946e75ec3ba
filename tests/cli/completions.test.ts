import { join } from "node:path"

import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ask } from "./support/ask.ts"
import { buildWhereMissing } from "./support/launch.ts"
import { hasShell, offered, offeredIn } from "./support/offered.ts"
import { ownDataExample } from "./support/ownData.ts"

beforeAll(buildWhereMissing)

/** A data directory without a shop. */
const nowhere = "/nirgendwo"

/** Returns the values that `heimwerk complete` offers for the typed words. */
const values = (...words: ReadonlyArray<string>) =>
  Effect.map(ask("complete", "--", ...words), ({ stdout }) =>
    stdout.split("\n").map((line) => line.split("\t")[0]),
  )

describe("the live values of completions", () => {
  it.effect(
    "completions offer names and numbers of markets with a description, also for a shop that `--data` names",
    () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* ask("complete", "--", "markets", "hours", "Tü")).stdout, "Tübingen\t431")
        assert.includeMembers(yield* values("markets", "show", "43"), ["431", "432"])
        assert.includeMembers(yield* values("products", "search", "hammer", "--market", "43"), ["431"])
        const own = ["markets", "hours", "--data", ownDataExample]
        assert.deepStrictEqual(yield* values(...own, ""), ["Husum", "Niebüll", "Heide"])
      }),
  )

  it.effect(
    "completions offer article numbers for a search word, and place names for the beginning of a name",
    () =>
      Effect.gen(function* () {
        const { stdout } = yield* ask(
          "complete",
          "--",
          "prices",
          "explain",
          "--data",
          ownDataExample,
          "brett",
        )
        assert.include(stdout, "500001\tBrett Fichte, gehobelt, 2 m")
        assert.deepStrictEqual(yield* values("markets", "near", "Görl"), ["Görlitz"])
        assert.deepStrictEqual(yield* values("places", "Görl"), ["Görlitz"])
      }),
  )

  it.effect.each([
    [["products", "search", ""]],
    [["orders", "list", ""]],
    [["markets", "hours", "--at", "2"]],
    [[""]],
  ])("completions offer no values of the shop's data for the words %j", ([words = []]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("complete", "--", ...words), { code: 0, stdout: "", stderr: [] })
    }),
  )

  it.effect("the help does not list the command complete, which completion scripts call", () =>
    Effect.gen(function* () {
      assert.notInclude((yield* ask("--help")).stdout, "complete")
    }),
  )
})

describe("the completions of heimwerk in Bash", () => {
  it.live("Bash completes the name of a market of the demonstration data", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* offered(nowhere, "markets", "hours", "Tü"), ["Tübingen"])
    }),
  )

  it.live(
    "Bash lists the article numbers for a search word, and a blank entry that stops Bash from replacing the word",
    () =>
      Effect.gen(function* () {
        const offers = yield* offered(nowhere, "products", "show", "--data", ownDataExample, "brett")
        assert.includeMembers([...offers], ["500001", "500002", " "])
      }),
  )

  it.live(
    "Bash completes commands and the states of orders, and offers no order when no shop is running",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* offered(nowhere, "mark"), ["markets"])
        assert.deepStrictEqual(yield* offered(nowhere, "orders", "list", "--state", "rese"), ["reserved"])
        assert.deepStrictEqual(yield* offered(nowhere, "orders", "show", "HW"), [])
      }),
  )
})

describe("file names in completion scripts", () => {
  it.effect("Bash completes file names where the script offers no values", () =>
    Effect.gen(function* () {
      const { stdout } = yield* ask("--completions", "bash")
      assert.match(stdout, /^complete -o bashdefault -o default -F _heimwerk__live heimwerk$/mu)
    }),
  )

  it.effect(
    "zsh and fish complete file names for the arguments and options that take a file or a folder",
    () =>
      Effect.gen(function* () {
        const zsh = (yield* ask("--completions", "zsh")).stdout
        const fish = (yield* ask("--completions", "fish")).stdout
        assert.match(zsh, /Eine Datei von heimwerk backup:.*_files/u)
        assert.match(zsh, /--data\[.*\]:.*_files/u)
        assert.match(fish, /^complete .*from restore.* -F -d 'Eine Datei von heimwerk backup'$/mu)
        assert.match(fish, /^complete .* -l data -d .* -r -F$/mu)
        assert.match(fish, /^complete .* -l file -d .* -r -F$/mu)
      }),
  )
})

describe.skipIf(!hasShell("zsh"))("the completions of heimwerk in zsh, skipped without zsh", () => {
  it.live("zsh completes a command, a market and the number of an article", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* offeredIn("zsh", nowhere, "mark"), ["markets"])
      assert.deepStrictEqual(yield* offeredIn("zsh", nowhere, "markets", "hours", "Tü"), [
        "markets",
        "hours",
        "Tübingen",
      ])
      const line = yield* offeredIn("zsh", nowhere, "products", "show", "--data", ownDataExample, "brett")
      assert.match(line.at(-1) ?? "", /^50\d{4}$/u)
    }),
  )

  it.live("zsh completes the name of a file", () =>
    Effect.gen(function* () {
      const file = join(ownDataExample, "articles.csv")
      const line = yield* offeredIn("zsh", nowhere, "restore", file.slice(0, -3))
      assert.deepStrictEqual(line, ["restore", file])
    }),
  )
})

describe.skipIf(!hasShell("fish"))("the completions of heimwerk in fish, skipped without fish", () => {
  it.live("fish completes a command, a market and the states of orders", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* offeredIn("fish", nowhere, "mark"), ["markets"])
      assert.deepStrictEqual(yield* offeredIn("fish", nowhere, "markets", "hours", "Tü"), ["Tübingen"])
      assert.deepStrictEqual(yield* offeredIn("fish", nowhere, "orders", "list", "--state", "rese"), [
        "reserved",
      ])
    }),
  )

  it.live("fish completes the name of a file", () =>
    Effect.gen(function* () {
      const file = join(ownDataExample, "articles.csv")
      assert.deepStrictEqual(yield* offeredIn("fish", nowhere, "restore", file.slice(0, -3)), [file])
    }),
  )
})
