import type { Tree } from "./tree.ts"

/** A comment or a test title, with the place where it begins. */
export interface Prose {
  readonly file: string
  readonly line: number
  /** The last line of the comment or title, for comparison with changed lines. */
  readonly lastLine: number
  readonly kind: "comment" | "title"
  /** The text in one line, without comment signs. */
  readonly text: string
}

const titleStart =
  /^\s*(?:it|test|describe)\b[.\w(){}[\]",\s]*?\(\s*$|^\s*(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(?<quote>["'`])(?<title>.*?)(?<!\\)\k<quote>/u
const titleAlone = /^\s*(?<quote>["'`])(?<title>.*?)(?<!\\)\k<quote>,?/u

/** Lines that steer a tool are no prose. */
const isDirective = (text: string): boolean =>
  /^(?:oxlint|eslint|prettier|@ts-|@vitest|#!|\/ <reference|Stryker|v8 ignore|istanbul|@__)/u.test(text)

const cleaned = (lines: ReadonlyArray<string>): string =>
  lines
    .map((line) => line.replace(/^\s*(?:\/\*\*?|\*\/|\*(?!\/)|\/\/)\s?/u, "").replace(/\s*\*\/.*$/u, ""))
    .join(" ")
    .replace(/\s+/gu, " ")
    .trim()

const titleAt = (lines: ReadonlyArray<string>, at: number): Prose["text"] | undefined => {
  const groups = titleStart.exec(lines[at] ?? "")
  if (groups === null) return undefined
  return groups.groups?.["title"] ?? titleAlone.exec(lines[at + 1] ?? "")?.groups?.["title"]
}

/** The last line of the comment that starts at a line, or undefined where none starts. */
const commentEnd = (lines: ReadonlyArray<string>, at: number): number | undefined => {
  let end = at
  if (/^\s*\/\//u.test(lines[at] ?? "")) {
    while (/^\s*\/\//u.test(lines[end + 1] ?? "")) end += 1
    return end
  }
  if (!/^\s*(?:\{\s*)?\/\*/u.test(lines[at] ?? "")) return undefined
  while (end + 1 < lines.length && !(lines[end] ?? "").includes("*/")) end += 1
  return end
}

const proseOfFile = (file: string, source: string): ReadonlyArray<Prose> => {
  const isTest = file.startsWith("tests/")
  const lines = source.split("\n")
  const found: Array<Prose> = []
  for (let at = 0; at < lines.length; at += 1) {
    const title = isTest ? titleAt(lines, at) : undefined
    if (title !== undefined) found.push({ file, line: at + 1, lastLine: at + 1, kind: "title", text: title })
    const end = title === undefined ? commentEnd(lines, at) : undefined
    if (end === undefined) continue
    const text = cleaned(lines.slice(at, end + 1))
    if (text.length >= 8 && !isDirective(text))
      found.push({ file, line: at + 1, lastLine: end + 1, kind: "comment", text })
    at = end
  }
  return found
}

/** Reads the comments and test titles of a tree. Comments behind code on the same line are left out. */
export const proseOf = (tree: Tree): ReadonlyArray<Prose> =>
  [...tree].flatMap(([file, text]) => proseOfFile(file, text))
