import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { libraries, stage } from "../packages/published.ts"
import { root, run } from "../run.ts"
import { writeEntries } from "./entries.ts"
import { writePages } from "./pages.ts"
import { findDefects } from "./siteCheck.ts"

// `npm run docs`: writes the documentation site to `.build/site` and checks its links.

const work = join(root, ".build", "site-sources")
const site = join(root, ".build", "site")

const must = (program: string, args: ReadonlyArray<string>) => {
  const status = run(program, args)
  if (status !== 0) process.exit(status)
}

must("node", ["scripts/packages/build.ts"])
rmSync(work, { recursive: true, force: true })

const sections = writePages(join(work, "pages"))
const entryPoints = writeEntries(join(work, "entries"))

const tsconfig = join(work, "tsconfig.json")
writeFileSync(
  tsconfig,
  JSON.stringify({
    compilerOptions: {
      target: "ES2024",
      lib: ["ES2024", "DOM", "DOM.Iterable"],
      module: "NodeNext",
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      // Maps the imports to the built files. The packages are not installed here, and the repository's own
      // packages of the same names have no sub-paths.
      paths: Object.fromEntries(
        libraries.map(({ name }) => [
          `@heimwerk/${name}/*`,
          [`${stage}/${name}/*.d.ts`, `${stage}/${name}/*/index.d.ts`],
        ]),
      ),
    },
    files: entryPoints,
  }),
)

const options = join(work, "typedoc.json")
writeFileSync(
  options,
  JSON.stringify({
    name: "Heimwerk",
    entryPoints,
    tsconfig,
    out: site,
    readme: join(work, "pages", "README.md"),
    projectDocuments: sections.map((section) => join(root, section)),
    sortEntryPoints: false,
    disableSources: true,
    disableGit: true,
    excludeExternals: true,
    hideGenerator: true,
    highlightLanguages: "bash console css html javascript json jsonc yaml tsx typescript sql".split(" "),
    includeHierarchySummary: false,
    customCss: join(root, "scripts", "api", "site.css"),
    searchInComments: true,
    searchInDocuments: true,
    navigation: { includeGroups: false, includeCategories: false, excludeReferences: true },
    blockTags: ["@param", "@returns", "@throws", "@example", "@stability", "@module"],
    // Does not report links to missing pages: members inherited from Effect have such links.
    validation: { invalidLink: false, notExported: false },
    treatWarningsAsErrors: true,
    logLevel: "Warn",
  }),
)

must("node", ["scripts/api/node_modules/typedoc/bin/typedoc", "--options", options])

const defects = findDefects(site)
for (const defect of defects) console.error(defect)
console.log(`The site begins at ${join(site, "index.html")}; defects: ${defects.length}`)
process.exitCode = defects.length === 0 ? 0 : 1
