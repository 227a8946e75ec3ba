import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Path of the repository root. */
export const root: string = join(import.meta.dirname, "..", "..")

/** One source file with all its imports: static, dynamic and types. */
export interface Source {
  /** Path from the root, with forward slashes. */
  readonly file: string
  readonly text: string
  readonly imports: ReadonlyArray<string>
}

const specifier = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)"([^"\n]+)"/gu

/** A line of a doc comment. Its imports belong to an example. */
const lineOfDocComment = /^ *\* .*$/gmu

/** Reads the TypeScript sources of the given folders. */
export const sources = (...folders: ReadonlyArray<string>): ReadonlyArray<Source> =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/(^|\/)(node_modules|dist)\//u.test(file) && !file.endsWith(".d.ts"))
    .map((file) => {
      const text = readFileSync(join(root, file), "utf8")
      const code = text.replaceAll(lineOfDocComment, "")
      return { file, text, imports: [...code.matchAll(specifier)].map(([, name]) => name ?? "") }
    })
