import { readFileSync } from "node:fs"
import { join } from "node:path"

import { stepsOf } from "../../scripts/sources/hops.ts"
import { importsOf } from "../../scripts/sources/imports.ts"
import { below, readTree } from "../../scripts/sources/tree.ts"
import { assert, describe, it } from "@effect/vitest"
import { basketRoutes } from "@heimwerk/adapters/http/contract/basket/api.ts"

import { root } from "../architecture/sources.ts"

/**
 * Maximum number of files on each click path in CONTRIBUTING.md. Never raise it. The goal is 8: lower the limit
 * when the paths become shorter.
 */
const maxLines = 10

const tree = below(readTree(), "core", "adapters", "ui", "server")
const imports = importsOf(tree)
const steps = stepsOf(tree, imports)

const section =
  readFileSync(join(root, "CONTRIBUTING.md"), "utf8")
    .split("\n## ")
    .find((each) => each.startsWith("How a click becomes a row")) ?? ""

/** A numbered line of the section: its file, and the earlier steps from which the file gets a function or a request. */
interface Step {
  readonly file: string
  readonly given: ReadonlyArray<number>
}

/** Returns the numbered lines of a text. */
const stepsIn = (text: string): ReadonlyArray<Step> =>
  [...text.matchAll(/^\d+\. `(?<file>[^`]+)`: (?<says>.+)$/gmu)].map(({ groups }) => ({
    file: groups?.["file"] ?? "",
    given: [...(groups?.["says"] ?? "").matchAll(/\bof step (?<step>\d+)\b/gu)].map((match) =>
      Number(match.groups?.["step"]),
    ),
  }))

const [firstPress = [], openService = [], ...others] = section
  .split(/^(?=1\. )/mu)
  .slice(1)
  .map(stepsIn)
const filesOf = (path: ReadonlyArray<Step>) => path.map(({ file }) => file)

const contractOf = (file: string): ReadonlyArray<string> =>
  (imports.get(file) ?? [])
    .map(({ target }) => target)
    .filter((target) => /^adapters\/http\/contract\/.+\/(?:api|wire)\.ts$/u.test(target))

/** Returns whether a client and a handler import the same API group or wire table of the HTTP contract. */
const meetOnWire = (client: string, handler: string): boolean =>
  client.startsWith("adapters/http/") &&
  handler.startsWith("server/handlers/") &&
  contractOf(client).some((file) => contractOf(handler).includes(file))

const [beforeBrand = "", afterBrand = ""] = basketRoutes.add.path.split(":brand")

/** Returns whether a file of the view sends the basket's request `add` itself, which the handler answers. */
const sendsItself = (file: string, handler: string): boolean =>
  handler === "server/handlers/basket.ts" &&
  [`fetch(\`${beforeBrand}\${`, `}${afterBrand}\``].every((part) => tree.get(file)?.includes(part) === true)

const leadsTo = (file: string, next: string): boolean =>
  (steps.get(file) ?? []).includes(next) || meetOnWire(file, next) || sendsItself(file, next)

/** Returns the steps of a path that do not lead to the next one, neither themselves nor through a step they name. */
const gapsIn = (path: ReadonlyArray<Step>): ReadonlyArray<string> =>
  path.slice(1).flatMap(({ file: next }, index) => {
    const { file = "", given = [] } = path[index] ?? {}
    const earlier = given.map((step) => (step <= index ? (path[step - 1]?.file ?? "") : ""))
    return [file, ...earlier].some((each) => leadsTo(each, next)) ? [] : [`${file} does not lead to ${next}`]
  })

describe("CONTRIBUTING.md, How a click becomes a row", () => {
  it("CONTRIBUTING.md lists 2 paths of a click on a tile's button, each with at most 10 files", () => {
    assert.deepStrictEqual(others, [])
    assert.isAtMost(firstPress.length, maxLines)
    assert.isAtMost(openService.length, maxLines)
  })

  it("the path of the first press in CONTRIBUTING.md leads from the button over sendEarly.ts to the insert of a basket line", () => {
    const files = filesOf(firstPress)
    assert.strictEqual(files[0], "ui/features/basket/TileAddButton.tsx")
    assert.include(files, "ui/features/basket/sendEarly.ts")
    assert.include(tree.get(files.at(-1) ?? ""), "insert into basket_line")
  })

  it("the path with the open service in CONTRIBUTING.md leaves the path of the first press at the basket's handle and joins it at the server", () => {
    const files = filesOf(openService)
    const shared = files.filter((file) => filesOf(firstPress).includes(file))
    assert.deepStrictEqual(shared, ["ui/features/basket/basket.ts", "server/handlers/basket.ts"])
    assert.deepStrictEqual([files[0], files.at(-1)], shared)
    assert.include(files, "adapters/client/connection/connect.ts")
  })

  it("each file on a click path imports the next file, shares a service tag or the contract with it, or names the step that does", () => {
    assert.deepStrictEqual([...gapsIn(firstPress), ...gapsIn(openService)], [])
  })
})
