import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, inject, it } from "@effect/vitest"

import { root } from "../architecture/sources.ts"
import { installed } from "./support/installed.ts"

const read = (file: string): Readonly<Record<string, unknown>> => JSON.parse(readFileSync(file, "utf8"))

const origin = read(join(root, "package.json"))

const names = ["core", "adapters", "conformance", "cli"]

describe("the dry run of a publication", () => {
  it("the dry run packs all packages and prints one command for each, dependencies first, with provenance", () => {
    const commands = inject("publication")
      .split("\n")
      .filter((line) => line.startsWith("would run: npm publish "))
    assert.deepStrictEqual(
      commands.map((line) => /heimwerk-(?<name>\w+)-[^/]+\.tgz (?<options>.+)$/u.exec(line)?.slice(1)),
      names.map((name) => [name, "--provenance --access public --tag latest"]),
    )
  })

  it.each(names)(
    "the installed package %s names its version, the repository, its folder, the homepage and the address for bug reports",
    (name) => {
      const manifest = read(join(installed(inject("consumer"), name), "package.json"))
      const { bugs, homepage, repository, version } = origin
      assert.deepInclude(manifest, {
        version,
        homepage,
        bugs,
        repository: { ...Object(repository), directory: name },
      })
    },
  )
})
