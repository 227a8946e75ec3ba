import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

import { root } from "./run.ts"

const stamp = join(root, ".cache", "built")

/** Everything the build reads; what it writes lies under `dist` folders. */
const inputs = () =>
  globSync(["{core,adapters,ui,cli,fixtures}/**/*", "package-lock.json", "scripts/build.ts"], {
    cwd: root,
    exclude: (path) => /(^|\/)(dist|node_modules)(\/|$)/u.test(path),
  })
    .filter((file) => statSync(join(root, file)).isFile())
    .toSorted()

const fingerprint = () => {
  const hash = createHash("sha256")
  for (const file of inputs())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0")
  return hash.digest("hex")
}

/** Whether the last build was made from what the tree holds now. */
export const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint()

/** Remembers that the tree as it is now has been built. */
export const markBuilt = (): void => {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint())
}
