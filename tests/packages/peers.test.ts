import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, assert, describe, inject, it } from "@effect/vitest"

import { command } from "./support/command.ts"
import { installed } from "./support/installed.ts"

const consumer = inject("consumer")
const created: Array<string> = []

afterAll(() => {
  for (const folder of created) rmSync(folder, { recursive: true, force: true })
})

const manifestOf = (
  name: string,
): { readonly version: string; readonly peerDependencies: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(join(installed(consumer, name), "package.json"), "utf8"))

/**
 * Installs the packed libraries next to an empty package that is called `effect` and has the given version.
 */
const installNextTo = (version: string) => {
  const folder = mkdtempSync(join(tmpdir(), "heimwerk-peer-"))
  created.push(folder)
  mkdirSync(join(folder, "effect"))
  writeFileSync(join(folder, "effect", "package.json"), JSON.stringify({ name: "effect", version }))
  const tarballs = globSync("heimwerk-{core,adapters}-*.tgz", { cwd: consumer })
  for (const file of tarballs) copyFileSync(join(consumer, file), join(folder, file))
  const own = tarballs.map((file) => [`@heimwerk/${file.split("-")[1] ?? ""}`, `file:${file}`])
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: { ...Object.fromEntries(own), effect: "file:effect" } }),
  )
  const offline = [
    "--offline",
    "--cache",
    join(folder, ".npm"),
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ]
  return command(folder, "npm", "install", ...offline)
}

describe("Effect next to the published packages", () => {
  it.each(["core", "adapters", "conformance"])(
    "the package %s uses the consumer's own Effect, in the tested minor version",
    (name) => {
      const { peerDependencies } = manifestOf(name)
      const { version }: { readonly version: string } = JSON.parse(
        readFileSync(join(consumer, "node_modules", "effect", "package.json"), "utf8"),
      )
      assert.strictEqual(peerDependencies["effect"], `~${version}`)
    },
  )

  it("npm installs the packages together with a later patch version of the tested Effect", async () => {
    const { code, stderr } = await installNextTo("4.1.9")
    assert.strictEqual(code, 0, stderr)
  })

  it("npm refuses to install the packages together with the next minor version of Effect", async () => {
    const { code, stderr } = await installNextTo("4.2.0")
    assert.notStrictEqual(code, 0)
    assert.match(stderr, /ERESOLVE/u)
  })
})
