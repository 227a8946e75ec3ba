import { below, type Tree } from "../sources/tree.ts"

/** One text in the source: a string, a template or the text of a JSX element. */
export interface SourceText {
  readonly file: string
  readonly line: number
  /** The text in one line. Each parameter is written as `…`. */
  readonly text: string
}

/** Replaces comments by spaces and keeps the line breaks, so that positions stay the same. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gmu, (comment) =>
    comment.replaceAll(/[^\n]/gu, " "),
  )

const strings = /"(?<text>(?:[^"\\\n]|\\.)*)"/gu
const templates = /`(?<text>(?:[^`\\]|\\.)*)`/gu
const elements = />(?<text>[^<>{}]*(?:\{[^{}]*\}[^<>{}]*)*)</gu

/**
 * Returns whether the text between two angle brackets is code, such as a type argument or a comparison, and
 * not the text of an element.
 */
const isCode = (text: string): boolean => /=>|[;=]|\b(?:const|return|readonly)\b|^\s*[(),.&|]/u.test(text)

const readable = (text: string): string =>
  text
    .replaceAll(/\{" "\}/gu, " ")
    .replaceAll(/\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/gu, "…")
    .replaceAll(/\\n|&nbsp;| /gu, " ")
    .replaceAll("\\", "")
    .replaceAll("&shy;", "")
    .replaceAll(/\s+/gu, " ")
    .trim()

const textsOfFile = (file: string, source: string): ReadonlyArray<SourceText> => {
  const code = withoutComments(source)
  const patterns = file.endsWith(".tsx") ? [strings, templates, elements] : [strings, templates]
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(({ groups, index }) => {
      const raw = groups?.["text"] ?? ""
      const text = readable(raw)
      if (!/\p{L}{2}/u.test(text) || (pattern === elements && isCode(raw))) return []
      const start = index + 1 + (/^\s*/u.exec(raw)?.[0].length ?? 0)
      return [{ file, line: code.slice(0, start).split("\n").length, text }]
    }),
  )
}

/** Returns every text in the sources of the packages, without import paths. */
export const textsOf = (tree: Tree): ReadonlyArray<SourceText> =>
  [...below(tree, "core", "adapters", "conformance", "ui", "server", "cli")]
    .filter(([file]) => /\.tsx?$/u.test(file))
    .flatMap(([file, source]) => textsOfFile(file, source))
    .filter(({ text }) => !/^(?:\.{1,2}\/|@heimwerk\/|effect\/)/u.test(text))
