import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, inject, it, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { expectedAnswers } from "./support/answers.ts"
import { outputOf } from "./support/command.ts"
import { installed } from "./support/installed.ts"
import { allModules, failingModules } from "./support/load.ts"
import { missingMembers } from "./support/missingMembers.ts"

/** Projects with the packed packages next to the oldest and the newest supported version of Effect. */
const oldest = inject("oldestConsumer")
const newest = inject("equippedConsumer")

/** Returns the version of the Effect that programs of a project load. */
const versionIn = (folder: string): string => {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(join(folder, "node_modules", "effect", "package.json"), "utf8"),
  )
  return version
}

describe("the packages next to the supported versions of Effect", () => {
  it.each([
    ["core", versionIn(oldest)],
    ["adapters", versionIn(oldest)],
    ["conformance", versionIn(newest)],
  ])(
    "the package %s accepts every version of Effect from %s up to the last patch of the newest tested minor version",
    (name, from) => {
      const { peerDependencies }: { readonly peerDependencies: Readonly<Record<string, string>> } =
        JSON.parse(readFileSync(join(installed(newest, name), "package.json"), "utf8"))
      const [major, minor] = versionIn(newest).split(".")
      assert.strictEqual(peerDependencies["effect"], `>=${from} <${major}.${Number(minor) + 1}.0`)
    },
  )

  // The test in contents.test.ts checks the newest version.
  it("Node loads every sub-path of core and the adapters with the oldest supported version of Effect", async () => {
    const modules = allModules(oldest).filter((name) => !name.startsWith("@heimwerk/conformance"))
    assert.isAbove(modules.length, 90)
    assert.deepStrictEqual(await failingModules("node", oldest, "import", modules), [])
  })

  it("core and the adapters use no function that the oldest supported version of Effect lacks", async () => {
    const missing = await missingMembers(oldest)
    assert.isAbove(missing.checked, 200)
    assert.deepStrictEqual(missing.names, [])
  })
})

layer(MemoryShop.layer(), { excludeTestServices: true })("a program with a running shop", (it) => {
  for (const [age, folder] of [
    ["oldest", oldest],
    ["newest", newest],
  ] as const)
    it.effect(`a program with the packages and the ${age} supported Effect reads the shop's data`, () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const answer = yield* Effect.promise(() => outputOf(folder, "node", "node.ts", origin))
        assert.deepStrictEqual(JSON.parse(answer), expectedAnswers)
      }),
    )
})
