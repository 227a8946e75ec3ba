import { readFileSync } from "node:fs"
import { join } from "node:path"

import { stepsOf } from "../../scripts/sources/hops.ts"
import { importsOf } from "../../scripts/sources/imports.ts"
import { below, readTree } from "../../scripts/sources/tree.ts"
import { assert, describe, it } from "@effect/vitest"

import { root } from "../architecture/sources.ts"

/**
 * Maximum number of files on the click path in CONTRIBUTING.md. Never raise it. The goal is 8: lower the limit
 * when the path becomes shorter.
 */
const maxLines = 10

const tree = below(readTree(), "core", "adapters", "ui", "server")
const imports = importsOf(tree)
const steps = stepsOf(tree, imports)

const section =
  readFileSync(join(root, "CONTRIBUTING.md"), "utf8")
    .split("\n## ")
    .find((each) => each.startsWith("How a click becomes a row")) ?? ""
const files = [...section.matchAll(/^\d+\. `(?<file>[^`]+)`: /gmu)].map(
  ({ groups }) => groups?.["file"] ?? "",
)

const contractOf = (file: string): ReadonlyArray<string> =>
  (imports.get(file) ?? [])
    .map(({ target }) => target)
    .filter((target) => /^adapters\/http\/contract\/.+\/(?:api|wire)\.ts$/u.test(target))

/** Returns whether a client and a handler import the same API group or wire table of the HTTP contract. */
const meetOnWire = (client: string, handler: string): boolean =>
  client.startsWith("adapters/http/") &&
  handler.startsWith("server/handlers/") &&
  contractOf(client).some((file) => contractOf(handler).includes(file))

describe("CONTRIBUTING.md, How a click becomes a row", () => {
  it("the path in CONTRIBUTING.md from a tile's button to the statement that inserts a basket line has at most 10 files", () => {
    assert.strictEqual(files[0], "ui/features/basket/TileAddButton.tsx")
    assert.include(tree.get(files.at(-1) ?? ""), "insert into basket_line")
    assert.isAtMost(files.length, maxLines)
  })

  it("each file on the click path imports the next file, or shares a service tag or the contract with it", () => {
    const gaps = files.slice(1).flatMap((next, index) => {
      const file = files[index] ?? ""
      const isStep = (steps.get(file) ?? []).includes(next) || meetOnWire(file, next)
      return isStep ? [] : [`${file} does not lead to ${next}`]
    })
    assert.deepStrictEqual(gaps, [])
  })
})
