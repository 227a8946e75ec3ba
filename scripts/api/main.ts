import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { libraries, stage } from "../packages/published.ts"
import { root, run } from "../run.ts"

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>
}

/** Returns the declaration files of all sub-paths of a built package. */
const entryPoints = (name: string): ReadonlyArray<string> => {
  const { exports }: Manifest = JSON.parse(readFileSync(join(stage, name, "package.json"), "utf8"))
  return Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : [join(stage, name, target.types)],
  )
}

const built = run("node", ["scripts/packages/build.ts"])
if (built !== 0) process.exit(built)

const files = libraries.flatMap(({ name }) => entryPoints(name))

const tsconfig = join(stage, "tsconfig.json")
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
      paths: { "@heimwerk/core/*": ["./core/*.d.ts", "./core/*/index.d.ts"] },
    },
    files,
  }),
)

const options = join(stage, "typedoc.json")
writeFileSync(
  options,
  JSON.stringify({
    name: "Heimwerk",
    entryPoints: files,
    tsconfig,
    out: join(root, ".build", "api"),
    readme: "none",
    disableSources: true,
    excludeExternals: true,
    blockTags: ["@param", "@returns", "@throws", "@example", "@stability"],
    // Does not report links to missing pages: members inherited from Effect have such links.
    validation: { invalidLink: false, notExported: false },
    treatWarningsAsErrors: true,
    logLevel: "Warn",
  }),
)

process.exitCode = run("node", ["scripts/api/node_modules/typedoc/bin/typedoc", "--options", options])
