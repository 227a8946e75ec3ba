import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, it } from "@effect/vitest"

import { sourceFiles } from "../../scripts/image/tree.ts"
import { root } from "../../scripts/run.ts"

const imported = /^(?:import|export)\s(?!type\b)[^;"]*?from\s+"(\.[^"]+|@heimwerk\/[^"]+)"/gmu

const targetOf = (file: string, specifier: string) =>
  specifier.startsWith(".") ? join(file, "..", specifier) : specifier.replace("@heimwerk/", "")

it("the container image contains every file that a file of its server imports", () => {
  const files = new Set(sourceFiles())
  const ofServer = [...files].filter((file) => /^server\/.*\.ts$/u.test(file))
  assert.include(ofServer, "server/main.ts")
  const missing = ofServer.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(imported)]
      .map(([, specifier = ""]) => targetOf(file, specifier))
      .filter((target) => !files.has(target)),
  )
  assert.deepStrictEqual(missing, [])
})
