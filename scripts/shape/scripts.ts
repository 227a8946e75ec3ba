import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { root } from "../run.ts"

/** The scripts of the client build: their number, their gzipped sum, and how many are below 1 KB. */
export const scriptsOfPages = (): string => {
  const client = join(root, "ui", "dist", "client")
  if (!existsSync(client)) return "not built"
  const sizes = globSync("**/*.js", { cwd: client }).map(
    (file) => gzipSync(readFileSync(join(client, file))).length,
  )
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
  const small = sizes.filter((size) => size < 1024).length
  return `whole build: ${sizes.length} chunks, ${small} below 1 KB, ${kilobytes.toFixed(0)} KB`
}
