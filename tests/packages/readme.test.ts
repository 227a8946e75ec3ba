import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, inject, it, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { command, outputOf } from "./support/command.ts"
import { demonstrationShop } from "./support/demonstrationShop.ts"
import { installed, subPathsOf } from "./support/installed.ts"
import { writeExamples } from "./support/docExamples.ts"
import { needsOf } from "./support/needs.ts"
import { blocksOf, promisedLines } from "./support/readme.ts"

const folder = inject("equippedConsumer")
/** Projects with the newest and the oldest supported version of Effect. */
const consumers = [
  { age: "newest", project: folder, names: ["core", "adapters", "conformance"] },
  { age: "oldest", project: inject("oldestConsumer"), names: ["core", "adapters"] },
]

const examples = ["core", "adapters", "conformance"].flatMap((name) =>
  blocksOf(name)
    .filter(({ language }) => language === "ts")
    .map((block, index) => ({ ...block, name, file: join("examples", `${name}-${index + 1}.ts`) })),
)

/** Replaces no-break spaces by spaces, as a manual shows them, and removes white space at the end. */
const readable = (text: string): string => text.replaceAll("\u00a0", " ").trimEnd()

layer(demonstrationShop, { excludeTestServices: true })("the examples of the manuals", (it) => {
  for (const { age, names, project } of consumers)
    for (const example of examples.filter(({ name }) => names.includes(name)))
      it.effect(
        `the manual's example ${example.file} (${example.title}) prints the documented output with the data of npm start and the ${age} supported Effect`,
        () =>
          Effect.gen(function* () {
            const { origin } = yield* MemoryShop
            mkdirSync(join(project, "examples"), { recursive: true })
            writeFileSync(
              join(project, example.file),
              example.text.replaceAll("https://shop.example", origin),
            )
            const printed = yield* Effect.promise(() => outputOf(project, "node", example.file))
            const promised = promisedLines(example)
            assert.isNotEmpty(promised)
            assert.deepStrictEqual(readable(printed).split("\n"), promised)
          }),
      )
})

layer(MemoryShop.layer(), { excludeTestServices: true })("the examples of the doc comments", (it) => {
  it.effect("the examples in the doc comments of public names have the documented values", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { results, run } = writeExamples(folder, origin)
      const printed: unknown = JSON.parse(yield* Effect.promise(run))
      assert.isAbove(results, 300)
      assert.deepStrictEqual(printed, { compared: results, differences: [] })
    }),
  )

  it.effect(
    "the examples of the manuals and of the doc comments, the program of the consumer project and the declarations compile without type errors",
    () =>
      Effect.gen(function* () {
        assert.strictEqual(yield* Effect.promise(() => outputOf(folder, "tsc", "-p", ".")), "")
      }),
  )
})

describe("the console examples of the command-line manual", () => {
  const calls = blocksOf("cli")
    .filter(({ language }) => language === "console")
    .map(({ text }) => {
      const [line = "", ...promised] = text.trimEnd().split("\n")
      return { line, promised: promised.join("\n") }
    })

  it.each(calls)("the manual's command $line prints the documented output", async ({ line, promised }) => {
    const [sign, program = "", ...args] = line.split(" ")
    assert.deepStrictEqual([sign, program], ["$", "heimwerk"])
    const { code, stdout } = await command(folder, join(folder, "node_modules", ".bin", program), ...args)
    assert.deepStrictEqual([code, readable(stdout)], [0, promised])
  })
})

describe("the manuals of the packages", () => {
  it.each(["core", "adapters", "conformance"])(
    "the manual of the package %s lists every sub-path that is not internal",
    (name) => {
      const manual = readFileSync(join(installed(folder, name), "README.md"), "utf8")
      const missing = [...subPathsOf(folder, name).keys()].filter(
        (each) => !each.startsWith("internal/") && !manual.includes(`\`/${each}\``),
      )
      assert.deepStrictEqual(missing, [])
    },
  )

  it("the manual of the adapters names the optional packages that each sub-path needs", async () => {
    const needs = await needsOf(folder, "adapters")
    const manual = readFileSync(join(installed(folder, "adapters"), "README.md"), "utf8")
    const packages = new Set([...needs.values()].flat())
    const said = [...needs.keys()].map((subPath) => {
      const row = manual.split("\n").find((line) => line.startsWith(`| \`/${subPath}\` `)) ?? ""
      return [subPath, [...packages].filter((each) => row.includes(`\`${each}\``)).toSorted()] as const
    })
    assert.isAtLeast(packages.size, 2)
    assert.deepStrictEqual(new Map(said), needs)
  })

  it("the manuals of core, adapters and command line contain 5, 8 and 5 examples", () => {
    assert.deepStrictEqual(
      ["core", "adapters", "cli"].map(
        (name) => blocksOf(name).filter(({ language }) => language === "ts" || language === "console").length,
      ),
      [5, 8, 5],
    )
  })
})
