import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The repository's root. */
export const root: string = join(import.meta.dirname, "..", "..")

/** One source file with everything it imports, static and dynamic, types included. */
export interface Source {
  /** From the root, with forward slashes. */
  readonly file: string
  readonly text: string
  readonly imports: ReadonlyArray<string>
}

const specifier = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)"([^"\n]+)"/gu

/** The TypeScript sources of the given folders. */
export const sources = (...folders: ReadonlyArray<string>): ReadonlyArray<Source> =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/(^|\/)(node_modules|dist)\//u.test(file) && !file.endsWith(".d.ts"))
    .map((file) => {
      const text = readFileSync(join(root, file), "utf8")
      return { file, text, imports: [...text.matchAll(specifier)].map(([, name]) => name ?? "") }
    })
