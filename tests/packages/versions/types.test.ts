import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, inject, it } from "@effect/vitest"

import { root } from "../../architecture/sources.ts"
import { showCell } from "../support/cell.ts"
import { outputOf } from "../support/command.ts"
import { allModules } from "../support/load.ts"

const folder = inject("equippedConsumer")
const oldest = inject("oldestConsumer")

/** The compilers: the oldest supported compiler, which TypeDoc also uses, and the compiler of this repository. */
const compilers = ["scripts/api/node_modules/typescript", "node_modules/typescript"].map((path) => {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(join(root, path, "package.json"), "utf8"),
  )
  return { version, program: join(root, path, "bin", "tsc") }
})

/**
 * The ways in which a compiler finds modules. With `NodeNext`, a CommonJS file (`.cts`) loads the packages with
 * `require`.
 */
const resolutions = [
  { name: "import and require in Node", options: { module: "NodeNext" }, files: ["all.ts", "all.cts"] },
  {
    name: "import for bundlers",
    options: { module: "ESNext", moduleResolution: "Bundler" },
    files: ["all.ts"],
  },
]

const modules = allModules(folder)
const everything = modules.map((each, index) => `export * as module${index} from "${each}"\n`).join("")
for (const project of [folder, oldest])
  for (const file of ["all.ts", "all.cts"]) writeFileSync(join(project, file), everything)

/**
 * Compiles files with the strict options of the consumer and `skipLibCheck: false`, which also checks the declarations
 * of the packages and of Effect. Fails with the compiler's errors.
 */
const check = async (
  program: string,
  { files, options }: Pick<(typeof resolutions)[number], "files" | "options">,
  folder: string,
): Promise<void> => {
  const project = join(folder, "tsconfig.all.json")
  const compilerOptions = { ...options, skipLibCheck: false }
  writeFileSync(project, JSON.stringify({ extends: "./tsconfig.json", compilerOptions, files, include: [] }))
  await outputOf(folder, "node", program, "--project", project)
}

describe("the declarations of the packages", () => {
  it("the declarations of the packages are checked with TypeScript 5.9 and TypeScript 7", () => {
    assert.deepStrictEqual(
      compilers.map(({ version }) => /^(?:5\.9|7)\./u.exec(version)?.[0]),
      ["5.9.", "7."],
    )
  })

  for (const { program, version } of compilers)
    for (const { name, ...resolution } of resolutions)
      it(`TypeScript ${version} finds no error in the declarations of all sub-paths: ${name}`, async (context) => {
        const cell = { check: `types of ${name}, skipLibCheck: false`, environment: `TypeScript ${version}` }
        showCell(context, cell)
        assert.isAbove(modules.length, 90)
        await check(program, resolution, folder)
        showCell(context, { ...cell, found: `${modules.length} sub-paths without errors` })
      })

  it.each(compilers.slice(-1))(
    "TypeScript $version finds no error in the declarations of all sub-paths next to the oldest supported version of Effect",
    async ({ program }) => {
      await check(program, { options: { module: "NodeNext" }, files: ["all.ts"] }, oldest)
    },
  )
})
