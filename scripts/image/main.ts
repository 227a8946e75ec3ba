import { join, resolve } from "node:path"

import { root, run } from "../run.ts"
import { isBuilt } from "../stamp.ts"
import { checkTree } from "./check.ts"
import { sizeOf, writeTree } from "./tree.ts"

/** Maximum size of the image in MB (10^6 bytes). */
const limit = 250

/**
 * `node scripts/image/main.ts [FOLDER]` writes the file tree of the container image, by default to `.build/image`. With
 * `--check` it also starts the tree without a container engine and tests it.
 */
const asked = process.argv.slice(2).find((each) => !each.startsWith("--"))
const tree = resolve(asked ?? join(root, ".build/image"))
if (!isBuilt("shop")) {
  const status = run("node", ["scripts/build.ts", "shop"])
  if (status !== 0) process.exit(status)
}
writeTree(tree)
const size = sizeOf(tree) / 1_000_000
console.log(`${tree}: ${size.toFixed(0)} MB of at most ${limit} MB`)
if (size > limit) process.exit(1)
if (process.argv.includes("--check")) await checkTree(tree)
