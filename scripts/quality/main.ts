import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { root } from "../run.ts"
import { readTree } from "../sources/tree.ts"
import { namedTests, qualityPage } from "./page.ts"

/** `npm run quality` writes docs/quality.md. `npm run quality T-A1` prints the tests of one target instead. */
const [target] = process.argv.slice(2)
const tree = readTree()
if (target === undefined) writeFileSync(join(root, "docs", "quality.md"), qualityPage(tree))
else
  for (const { file, line, title } of namedTests(tree).filter((test) => test.target === target))
    console.log(`${file}:${line}  ${title}`)
