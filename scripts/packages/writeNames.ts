import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { root } from "../run.ts"
import { readTree } from "../sources/tree.ts"
import { publicNames } from "./names.ts"
import { namesPage } from "./namesPage.ts"
import { libraries } from "./published.ts"

/** `npm run docs:names` writes the public names of the published packages to docs/api. */
const tree = readTree()
for (const library of libraries) {
  const page = namesPage(tree, library.name, publicNames(tree, library))
  writeFileSync(join(root, "docs", "api", `${library.name}.md`), page)
}
