/** Matches the next token of JSON: a string, a bracket, a comma, a colon, or another value. */
const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/uy

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length

/**
 * Returns the line of a value in valid JSON, from 1. For a missing field it is the line of its nearest present
 * parent.
 */
export const lineOfPath = (text: string, path: ReadonlyArray<PropertyKey>): number => {
  const open: Array<{ key: PropertyKey; readonly isList: boolean }> = []
  let [best, bestDepth, isKey] = [0, 0, false]
  token.lastIndex = 0
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const part = found[1] ?? ""
    const top = open.at(-1)
    if (part === "}" || part === "]") open.pop()
    else if (part === ",") {
      if (top?.isList === true) top.key = Number(top.key) + 1
      isKey = top?.isList === false
    } else if (part === ":") isKey = false
    else if (isKey && top !== undefined) top.key = String(JSON.parse(part))
    else {
      const depth = open.length
      if (depth > bestDepth && depth <= path.length && open.every(({ key }, place) => key === path[place])) {
        ;[best, bestDepth] = [token.lastIndex - part.length, depth]
        if (depth === path.length) break
      }
      if (part === "{" || part === "[") {
        open.push({ key: part === "[" ? 0 : "", isList: part === "[" })
        isKey = part === "{"
      }
    }
  }
  return lineAt(text, best)
}

/** Returns the line of a syntax error, if the error names its position. */
export const lineOfError = (text: string, error: unknown): number | undefined => {
  const [, offset] = /at position (\d+)/u.exec(String(error)) ?? []
  return offset === undefined ? undefined : lineAt(text, Number(offset))
}
