import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, assert, describe, inject, it } from "@effect/vitest"

import { command } from "./support/command.ts"

const consumer = inject("consumer")
const created: Array<string> = []

afterAll(() => {
  for (const folder of created) rmSync(folder, { recursive: true, force: true })
})

/**
 * Installs the packed core and adapters next to an empty package that is called `effect` and has the given version.
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
    // `npm run -s` hides errors in the programs that it starts, too.
    "--loglevel=error",
    "--no-audit",
    "--no-fund",
  ]
  return command(folder, "npm", "install", ...offline)
}

describe("Effect next to the published packages", () => {
  it.each(["4.0.6", "4.1.9"])(
    "npm installs core and adapters together with Effect %s, which is in the tested range",
    async (version) => {
      const { code, stderr } = await installNextTo(version)
      assert.strictEqual(code, 0, stderr)
    },
  )

  it.each(["4.0.5", "4.2.0"])(
    "npm refuses to install core and adapters together with Effect %s, which is outside of the tested range",
    async (version) => {
      const { code, stderr } = await installNextTo(version)
      assert.notStrictEqual(code, 0)
      assert.match(stderr, /ERESOLVE/u)
    },
  )
})
