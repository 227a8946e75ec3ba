import { findNodeAtLocation, parseTree } from "jsonc-parser"
import type { ParseError } from "jsonc-parser"

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length

/**
 * Returns a function that finds the line of a value in valid JSON, from 1. For a missing field, the function
 * returns the line of the nearest existing parent.
 */
export const linesOfPaths = (text: string): ((path: ReadonlyArray<PropertyKey>) => number) => {
  const tree = parseTree(text)
  return (path) => {
    if (tree === undefined) return 1
    const keys = path.map((key) => (typeof key === "number" ? key : String(key)))
    for (let depth = keys.length; depth >= 0; depth--) {
      const found = findNodeAtLocation(tree, keys.slice(0, depth))
      if (found !== undefined) return lineAt(text, found.offset)
    }
    return 1
  }
}

/** Returns the line of the first syntax error, from 1. */
export const lineOfSyntaxError = (text: string): number => {
  const errors: Array<ParseError> = []
  parseTree(text, errors, { disallowComments: true })
  return lineAt(text, errors[0]?.offset ?? 0)
}
