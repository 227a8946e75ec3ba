import { readFileSync } from "node:fs"
import { join } from "node:path"

import { root } from "../../architecture/sources.ts"

/** A piece of code in a manual. */
export interface Block {
  /** The heading it stands under. */
  readonly title: string
  readonly language: string
  readonly text: string
}

const part = /^#{1,3} (?<title>.+)$|^```(?<language>[a-z]+)\n(?<text>[^]*?)^```$/gmu

/** The pieces of code in a package's manual, in their order. */
export const blocksOf = (name: string): ReadonlyArray<Block> => {
  let heading = ""
  return [...readFileSync(join(root, name, "README.md"), "utf8").matchAll(part)].flatMap(
    ({ groups = {} }) => {
      const { language, text = "", title } = groups
      heading = title ?? heading
      return language === undefined ? [] : [{ title: heading, language, text }]
    },
  )
}

/** What an example says it prints: behind each `console.log`, the lines of one that is in a loop apart by ` | `. */
export const promisedLines = ({ text }: Block): ReadonlyArray<string> =>
  [...text.matchAll(/^ *console\.log\(.*\) \/\/ (?<lines>.+)$/gmu)].flatMap(
    ({ groups }) => groups?.["lines"]?.split(" | ") ?? [],
  )
