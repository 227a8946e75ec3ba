import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { shopUser } from "../../scripts/image/tree.ts"
import { memoryEnvironment, memoryFlags } from "../../server/settings/memory.ts"
import { root, sources } from "../architecture/sources.ts"

/** Returns a file without its comments. */
const read = (path: string) => readFileSync(join(root, path), "utf8").replaceAll(/^\s*#.*/gmu, "")

const dockerfile = read("deploy/Dockerfile")
const compose = read("deploy/compose.yaml")
const kubernetes = read("deploy/kubernetes/shop.yaml")
const unit = read("deploy/heimwerk.service")

/**
 * The settings that docs/operations.md describes. A name such as `_CITY` continues the first word of the first
 * name in its row: `RETAILER_STREET`, `_CITY`.
 */
const settings = new Set(
  [...read("docs/operations.md").matchAll(/^\| (`[^|]+`) /gmu)].flatMap(([, names = ""]) => {
    const [prefix = ""] = names.slice(1).split("_")
    return [...names.matchAll(/`([A-Z_]+)`/gu)].map(([, name = ""]) =>
      name.startsWith("_") ? `${prefix}${name}` : name,
    )
  }),
)

/**
 * Returns the names in upper case that a file sets, as `NAME: value` or `NAME=value`. Leaves out the names of
 * PostgreSQL and of `memoryEnvironment`, which are no settings of the shop.
 */
const namesIn = (text: string) =>
  [...text.matchAll(/(?:^|\s)([A-Z][A-Z_]{3,})(?:: |=)/gu)].flatMap(([, name = ""]) =>
    name.startsWith("POSTGRES_") || name in memoryEnvironment ? [] : [name],
  )

describe("the files for a deployment", () => {
  it.each([
    ["deploy/Dockerfile", dockerfile.replaceAll(/^(?!ENV).*/gmu, "")],
    ["deploy/compose.yaml", compose],
    ["deploy/kubernetes/shop.yaml", kubernetes],
    ["deploy/heimwerk.service", unit.replaceAll(/^(?!Environment=).*/gmu, "")],
  ])("docs/operations.md describes every setting in %s", (_, text) => {
    const names = namesIn(text)
    assert.isNotEmpty(names)
    assert.deepStrictEqual(
      names.filter((name) => !settings.has(name)),
      [],
    )
  })

  it("docs/operations.md describes every setting that the server reads", () => {
    const named = sources("server/settings").flatMap(({ text }) =>
      [...text.matchAll(/"([A-Z][A-Z_]{3,})"/gu)].map(([, name = ""]) => name),
    )
    assert.isAbove(named.length, 40)
    assert.deepStrictEqual(
      named.filter((name) => !settings.has(name)),
      [],
    )
  })

  it("the container image and the systemd unit start Node with the same memory limits as `npm start`", () => {
    const variables = Object.entries(memoryEnvironment).map(([name, value]) => `${name}=${value}`)
    for (const text of [dockerfile, unit])
      for (const part of [...memoryFlags, ...variables]) assert.include(text, part)
  })

  it("the container image and Kubernetes run the shop as the same user, and this user owns the data directory", () => {
    assert.include(dockerfile, `USER ${shopUser}:${shopUser}`)
    assert.include(dockerfile, `--chown=${shopUser}:${shopUser}`)
    assert.include(kubernetes, `runAsUser: ${shopUser}`)
  })

  it("the container files name the version of the package and the shop's health checks", () => {
    const { version } = JSON.parse(read("package.json"))
    for (const text of [compose, kubernetes]) assert.include(text, `image: heimwerk:${version}`)
    assert.include(dockerfile, "/health'")
    assert.include(kubernetes, "path: /health, port")
    assert.include(kubernetes, "path: /health/live, port")
  })
})
