import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, inject, it, layer } from "@effect/vitest"
import { Effect } from "effect"
import { build } from "esbuild"

import { MemoryShop } from "../../server/support/memoryShop.ts"
import { expectedAnswers } from "../support/answers.ts"
import { showCell } from "../support/cell.ts"
import { outputOf } from "../support/command.ts"
import { installed } from "../support/installed.ts"
import { allModules, failingModules, ways } from "../support/load.ts"
import { nodes } from "./nodes.ts"

const folder = inject("equippedConsumer")

/** The sub-paths of the adapters that need Node 24, as the manual says. */
const needNode24 = [
  ...readFileSync(join(installed(folder, "adapters"), "README.md"), "utf8").matchAll(
    /^\| `(?<subPath>\/[^`]+)`.*Node 24/gmu,
  ),
].map(({ groups }) => `@heimwerk/adapters${groups?.["subPath"] ?? ""}`)

describe.each(nodes)("the packages in Node $version", ({ program, version }) => {
  const environment = `Node ${version}`

  for (const way of ways)
    it(`Node ${version} loads every sub-path with ${way}, except those that the manual reserves for Node 24`, async (context) => {
      const cell = { check: `every sub-path with ${way}`, environment }
      showCell(context, cell)
      const modules = allModules(folder)
      const failing = await failingModules(program, folder, way, modules)
      showCell(context, {
        ...cell,
        found: `${modules.length - failing.length} of ${modules.length}`,
      })
      assert.isAbove(modules.length, 90)
      assert.sameMembers([...failing], version.startsWith("20.") ? needNode24 : [])
    })

  it(`the installed command line finds the nearest market in Node ${version}`, async (context) => {
    showCell(context, { check: "command line", environment })
    const file = join(installed(folder, "cli"), "heimwerk.mjs")
    const answer = await outputOf(folder, program, file, "markets", "near", "50667", "--json")
    assert.strictEqual(JSON.parse(answer)[0].name, "Heimwerk Köln-Altstadt-Süd")
  })
})

/** Compiles the consumer's program to a file that loads the packages with `import` or `require`. Returns the file. */
const compile = async (way: (typeof ways)[number]): Promise<string> => {
  const outfile = join(folder, way === "import" ? "node.mjs" : "node.cjs")
  await build({
    entryPoints: [join(folder, "node.ts")],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: way === "import" ? "esm" : "cjs",
    logLevel: "silent",
  })
  return outfile
}

layer(MemoryShop.layer(), { excludeTestServices: true })("a program with a running shop", (it) => {
  for (const { program, version } of nodes)
    for (const way of ways)
      it.effect(
        `a program that gets the packages with ${way} reads the shop's data in Node ${version}`,
        (context) =>
          Effect.gen(function* () {
            showCell(context, { check: `program with ${way}`, environment: `Node ${version}` })
            const { origin } = yield* MemoryShop
            const file = yield* Effect.promise(() => compile(way))
            const answer = yield* Effect.promise(() => outputOf(folder, program, file, origin))
            assert.deepStrictEqual(JSON.parse(answer), expectedAnswers)
          }),
      )
})
