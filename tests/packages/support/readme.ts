import { readFileSync } from "node:fs"
import { join } from "node:path"

import { root } from "../../architecture/sources.ts"

/** A code block in the manual of a package. */
export interface Block {
  /** The heading above the code block. */
  readonly title: string
  readonly language: string
  readonly text: string
}

const part = /^#{1,3} (?<title>.+)$|^```(?<language>[a-z]+)\n(?<text>[^]*?)^```$/gmu

/** The code blocks of a package's manual that name their language, in order. */
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

/**
 * The documented output of an example: the comments after its `console.log` calls; output of a loop is
 * separated by ` | `.
 */
export const promisedLines = ({ text }: Block): ReadonlyArray<string> =>
  [...text.matchAll(/^ *console\.log\(.*\) \/\/ (?<lines>.+)$/gmu)].flatMap(
    ({ groups }) => groups?.["lines"]?.split(" | ") ?? [],
  )
