import { globSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { assert, describe, it } from "@effect/vitest"
import { build } from "esbuild"

import { root } from "../../architecture/sources.ts"

/**
 * Maximum size of an HTTP adapter in KB, minified and gzipped. The largest adapter has 8.2 KB, the whole
 * contract 18.9 KB.
 */
const maxKb = 9

const folder = join(root, "adapters", "http")

describe("the size of an HTTP adapter", () => {
  it.each(globSync("*Http.ts", { cwd: folder }))(
    `the script of the HTTP adapter %s has at most ${maxKb} KB without Effect, so it does not contain the whole contract`,
    async (file) => {
      const { outputFiles } = await build({
        entryPoints: [join(folder, file)],
        bundle: true,
        minify: true,
        format: "esm",
        write: false,
        external: ["effect"],
      })
      const bytes = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
      assert.isAtMost(bytes / 1024, maxKb)
    },
  )
})
