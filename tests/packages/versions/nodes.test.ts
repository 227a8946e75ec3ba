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

describe.each(nodes)("the packages in Node $version", ({ program, version }) => {
  const environment = `Node ${version}`

  for (const way of ways)
    it(`Node ${version} loads every sub-path of the packages with ${way}`, async (context) => {
      const cell = { check: `every sub-path with ${way}`, environment }
      showCell(context, cell)
      const modules = allModules(folder)
      const failing = await failingModules(program, folder, way, modules)
      showCell(context, {
        ...cell,
        found: `${modules.length - failing.length} of ${modules.length}`,
      })
      assert.isAbove(modules.length, 90)
      assert.deepStrictEqual(failing, [])
    })

  it(`the installed command line finds the nearest market in Node ${version}`, async (context) => {
    showCell(context, { check: "command line", environment })
    const file = join(installed(folder, "cli"), "heimwerk.mjs")
    const answer = await outputOf(folder, program, file, "markets", "near", "50667", "--json")
    assert.strictEqual(JSON.parse(answer)[0].name, "Heimwerk Köln-Altstadt-Süd")
  })

  it(`the installed command line finds products by a search term in Node ${version}`, async () => {
    const file = join(installed(folder, "cli"), "heimwerk.mjs")
    const answer = await outputOf(folder, program, file, "products", "search", "kreissäge", "--json")
    assert.include(JSON.parse(answer).products[0].name, "Kreissäge")
  })
})

/** Builds the password hashing, then the embedded database. Prints for each why it fails, or `built`. */
const needsOfNode20 = `
  import { PasswordsArgon2 } from "@heimwerk/adapters/node"
  import * as Sql from "@heimwerk/adapters/sql"
  import * as Cause from "effect/Cause"
  import * as Effect from "effect/Effect"
  import * as Exit from "effect/Exit"
  import * as Layer from "effect/Layer"
  for (const layer of [PasswordsArgon2.layer(), Sql.layer({ directory: "data" })]) {
    const exit = await Effect.runPromiseExit(Effect.scoped(Layer.build(layer)))
    console.log(Exit.isFailure(exit) ? Cause.squash(exit.cause).message : "built")
  }`

describe("the oldest supported Node", () => {
  it("password hashing and the embedded database say in Node 20 that they need Node 24", async () => {
    const [oldest] = nodes
    const text = await outputOf(folder, oldest?.program ?? "", "--input-type=module", "--eval", needsOfNode20)
    assert.strictEqual(
      text.replaceAll(oldest?.version ?? "", "20").replaceAll(folder, ""),
      "Password hashing needs Node 24 or newer, and this is Node 20.\n" +
        "The file data/lock cannot be used (the embedded database needs Node 24 or newer, and this is Node 20).\n",
    )
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

/** Prints the state of each check of the markets. */
const marketChecks = `
  import { checkBackend } from "@heimwerk/conformance/check"
  const results = await checkBackend({ origin: process.argv[1], brand: "heimwerk", only: ["markets"] })
  for (const { findings, id, state } of results) console.log(id, state, ...findings)`

layer(MemoryShop.layer(), { excludeTestServices: true })("a program with a running shop", (it) => {
  for (const { program, version } of nodes)
    it.effect(`the conformance checks of the markets pass in Node ${version}`, () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const args = ["--input-type=module", "--eval", marketChecks, origin]
        const printed = yield* Effect.promise(() => outputOf(folder, program, ...args))
        assert.strictEqual(printed, "markets.list passed\nmarkets.hours passed\n")
      }),
    )

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
