import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { bundleClient } from "../../../scripts/packages/bundleClient.ts"
import { libraryManifest } from "../../../scripts/packages/manifest.ts"
import { temporaryDirectory } from "../../support/database.ts"

/** Bundles a client with one noun. Returns the first line of the bundle and the text of its licences. */
const bundled = (module: string) =>
  Effect.gen(function* () {
    const folder = yield* temporaryDirectory
    const text = { js: `export * from "./${module}.js"`, declarations: "" }
    yield* Effect.promise(() => bundleClient({ subPath: "client", module: "client/entry", text }, folder))
    const [code, licenses] = ["bundle.js", "bundle.licenses.txt"].map((file) =>
      readFileSync(join(folder, "client", file), "utf8"),
    )
    return { firstLine: code?.split("\n")[0], licenses }
  })

describe("the Promise client in one file", () => {
  it.live(
    "the client in one file names the packages in it, and the file with their licences is published",
    () =>
      Effect.gen(function* () {
        const effect = join(import.meta.dirname, "../../../node_modules/effect")
        const { version } = JSON.parse(readFileSync(join(effect, "package.json"), "utf8"))
        const { firstLine, licenses } = yield* bundled("basket")
        assert.strictEqual(
          firstLine,
          `/*! Contains effect ${version} (MIT). Licences: bundle.licenses.txt */`,
        )
        assert.strictEqual(
          licenses,
          `effect ${version} (MIT)\n\n${readFileSync(join(effect, "LICENSE"), "utf8").trim()}\n`,
        )
        assert.include(libraryManifest("adapters", []).files, "**/*.licenses.txt")
      }),
  )
})
