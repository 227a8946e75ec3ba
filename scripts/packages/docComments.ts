/** A declaration that a module exports, with its doc comment. */
interface Declaration {
  readonly name: string
  /** Whether the name exists at run time. Interfaces and type aliases do not. */
  readonly isValue: boolean
  /** The doc comment with its markers, or an empty text. */
  readonly comment: string
}

const exported =
  /^export (?:declare )?(?:abstract )?(?<kind>const|let|function|class|interface|type|enum) (?<name>[\w$]+)/gmu
const types: ReadonlySet<string | undefined> = new Set(["interface", "type"])

/** Returns the doc comment that ends directly before an index, or an empty text. */
const commentBefore = (text: string, index: number): string => {
  const before = text.slice(0, index).trimEnd()
  return before.endsWith("*/") ? before.slice(before.lastIndexOf("/**")) : ""
}

/** Returns the exported declarations of a module in order, from its source or its declaration file. */
export const declarationsIn = (text: string): ReadonlyArray<Declaration> =>
  [...text.matchAll(exported)].map(({ groups = {}, index }) => ({
    name: groups["name"] ?? "",
    isValue: !types.has(groups["kind"]),
    comment: commentBefore(text, index),
  }))
