import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

import { root } from "./run.ts"

/**
 * The two builds, of the shop and of the packages, each with the files that it reads. No build writes to these
 * files.
 */
const inputs = {
  shop: [
    "{core,adapters,conformance,ui,cli,fixtures}/**/*",
    "server/{settings,brand}/*",
    "package-lock.json",
    "scripts/build.ts",
  ],
  packages: [
    "{core,adapters,conformance,cli,fixtures}/**/*",
    "server/{settings,brand}/*",
    "{package,package-lock,tsconfig.base}.json",
    "scripts/packages/**/*.ts",
    "LICENSE",
  ],
} as const

export type Part = keyof typeof inputs

const stampOf = (part: Part): string => join(root, ".cache", `built-${part}`)

const filesOf = (part: Part) =>
  globSync(inputs[part], {
    cwd: root,
    exclude: (path) => /(^|\/)(dist|node_modules)(\/|$)/u.test(path),
  })
    .filter((file) => statSync(join(root, file)).isFile())
    .toSorted()

const fingerprint = (part: Part) => {
  const hash = createHash("sha256")
  for (const file of filesOf(part))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0")
  return hash.digest("hex")
}

/** Returns whether the last build of the shop or of the packages was made from the current files. */
export const isBuilt = (part: Part): boolean =>
  existsSync(stampOf(part)) && readFileSync(stampOf(part), "utf8") === fingerprint(part)

/** Records that the shop or the packages have been built from the current files. */
export const markBuilt = (part: Part): void => {
  mkdirSync(dirname(stampOf(part)), { recursive: true })
  writeFileSync(stampOf(part), fingerprint(part))
}
