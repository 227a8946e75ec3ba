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
  /^\s*(?:(?:it|test|describe|layer)(?:\.\w+)*(?:\(.*\))?|\]?(?: as const)?\))\(\s*(?:(?<quote>["'`])(?<title>.*?)(?<!\\)\k<quote>|$)/u
const caller = /^\s*(?<name>it|test|describe|layer)\b/u
const titleOnly = /^\s*(?<quote>["'`])(?<title>.*?)(?<!\\)\k<quote>,?/u

const template = /`(?:\\[\s\S]|\$\{(?:[^`{}]|\{[^{}]*\}|`(?:\\[\s\S]|[^`\\])*`)*\}|\$(?!\{)|[^`\\$])*`/u
/** Parts of code in which a backtick begins no template: comments, strings and regular expressions. */
const others = [
  /\/\*[\s\S]*?\*\/|\/\/.*/u,
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/u,
  /\/(?<=(?:[([{,;:=!?&|>]|\breturn)\s*\/)(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//u,
]
const part = new RegExp([template, ...others].map(({ source }) => source).join("|"), "gu")

/** Returns the lines of a source. Lines that begin inside a template are empty, because their text is data. */
const codeLines = (source: string): ReadonlyArray<string> =>
  source
    .replaceAll(part, (text) => (text.startsWith("`") ? text.replaceAll(/\n.*/gu, "\n") : text))
    .split("\n")

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

/**
 * Returns the first line of the call that contains a line: the last line up to it that has the same indentation
 * and begins with no closing bracket.
 */
const firstLineOfCall = (lines: ReadonlyArray<string>, at: number): string => {
  const indentation = /^\s*/u.exec(lines[at] ?? "")?.[0] ?? ""
  const isFirst = (line: string) =>
    line.startsWith(indentation) && /^[^\s)\]}>]/u.test(line.slice(indentation.length))
  return lines.slice(0, at + 1).findLast(isFirst) ?? ""
}

const titleAt = (lines: ReadonlyArray<string>, at: number): Pick<Prose, "kind" | "text"> | undefined => {
  const groups = call.exec(lines[at] ?? "")?.groups
  if (groups === undefined) return undefined
  const text = groups["title"] ?? titleOnly.exec(lines[at + 1] ?? "")?.groups?.["title"]
  const name = caller.exec(firstLineOfCall(lines, at))?.groups?.["name"]
  if (text === undefined || name === undefined) return undefined
  return { kind: name === "it" || name === "test" ? "title" : "group", text }
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
  const lines = codeLines(source)
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
