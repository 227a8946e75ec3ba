import type { Tree } from "./tree.ts"

/** A comment, the title of a test, or the title of a group of tests, with its first line in the file. */
export interface Prose {
  readonly file: string
  readonly line: number
  readonly kind: "comment" | "title" | "group"
  /** The text in one line, without comment markers. */
  readonly text: string
}

const call =
  /^\s*(?:(?<name>it|test|describe)(?:\.\w+)*(?:\(.*\))?|\]?(?: as const)?\))\(\s*(?:(?<quote>["'`])(?<title>.*?)(?<!\\)\k<quote>|$)/u
const titleOnly = /^\s*(?<quote>["'`])(?<title>.*?)(?<!\\)\k<quote>,?/u

/** Returns whether a comment is an instruction for a tool, which is not prose. */
const isDirective = (text: string): boolean =>
  /^(?:oxlint|eslint|prettier|@ts-|@vitest|#!|Stryker|v8 ignore|istanbul|@__)/u.test(text)

/** Returns the lines of a comment before its `@example`, which is code. */
const untilExample = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const example = lines.findIndex((line) => /^\s*\* @example$/u.test(line))
  return example === -1 ? lines : lines.slice(0, example)
}

const cleaned = (lines: ReadonlyArray<string>): string =>
  untilExample(lines)
    .map((line) => line.replace(/^\s*\{?\s*(?:\/\*\*?|\*(?!\/)|\/\/)\s?/u, "").replace(/\s*\*\/.*$/u, ""))
    .join(" ")
    .replace(/\s+/gu, " ")
    .trim()

const titleAt = (lines: ReadonlyArray<string>, at: number): Pick<Prose, "kind" | "text"> | undefined => {
  const groups = call.exec(lines[at] ?? "")?.groups
  if (groups === undefined) return undefined
  const text = groups["title"] ?? titleOnly.exec(lines[at + 1] ?? "")?.groups?.["title"]
  if (text === undefined) return undefined
  return { kind: groups["name"] === "describe" ? "group" : "title", text }
}

/** Returns the last line of the comment that starts at a line, or `undefined` if none starts there. */
const commentEnd = (lines: ReadonlyArray<string>, at: number): number | undefined => {
  let end = at
  if (/^\s*\/\//u.test(lines[at] ?? "")) {
    while (/^\s*\/\//u.test(lines[end + 1] ?? "")) end += 1
    return end
  }
  if (!/^\s*\{?\s*\/\*/u.test(lines[at] ?? "")) return undefined
  while (end + 1 < lines.length && !(lines[end] ?? "").includes("*/")) end += 1
  return end
}

const proseOfFile = (file: string, source: string): ReadonlyArray<Prose> => {
  const hasTests = /\.(?:test|suite)\.tsx?$|[Ss]uite\.ts$/u.test(file)
  const lines = source.split("\n")
  const found: Array<Prose> = []
  for (let at = 0; at < lines.length; at += 1) {
    const title = hasTests ? titleAt(lines, at) : undefined
    if (title !== undefined) found.push({ file, line: at + 1, ...title })
    const end = title === undefined ? commentEnd(lines, at) : undefined
    if (end === undefined) continue
    const text = cleaned(lines.slice(at, end + 1))
    if (text.length >= 8 && !isDirective(text)) found.push({ file, line: at + 1, kind: "comment", text })
    at = end
  }
  return found
}

/** Reads the comments and test titles of a tree. Comments after code on the same line are omitted. */
export const proseOf = (tree: Tree): ReadonlyArray<Prose> =>
  [...tree].flatMap(([file, text]) => proseOfFile(file, text))
