import { readFileSync } from "node:fs"
import { join } from "node:path"

import { root } from "../run.ts"
import { readTree } from "../sources/tree.ts"
import { report } from "./report.ts"

/**
 * `npm run where "<German text>"` prints the files that contain a text, its rule, its section of the
 * specification and its tests.
 */
const query = process.argv.slice(2).join(" ").trim()
if (query === "") {
  console.error('Usage: npm run where "<German text of the shop, whole or in part>"')
  process.exit(2)
}
const specMap = readFileSync(join(root, "docs", "spec-map.md"), "utf8")
const { isFound, lines } = report(readTree(), specMap, query)
console.log(lines.join("\n"))
if (!isFound) process.exitCode = 1
