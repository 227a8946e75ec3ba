/** A bracketed part of a declaration: an object type, or type arguments with the name before them. */
export interface Group {
  /**
   * The name before `<`, for example `Schema.Struct`; for type parameters the name of their interface, type or function.
   * Empty for an object type, and for type parameters without such a name, as in `<A>(a: A) => A`.
   */
  readonly name: string
  readonly start: number
  readonly end: number
  /** The texts between the brackets and commas, without surrounding spaces. */
  readonly parts: ReadonlyArray<string>
}

const closing: ReadonlyMap<string, string> = new Map([
  ["{", "}"],
  ["(", ")"],
  ["[", "]"],
  ["<", ">"],
])

/** Strings, comments and arrows. The `>` of an arrow closes no bracket. */
const opaque = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|\/\*[\s\S]*?\*\/|=>/gu

/** Returns the text with ¤ in place of strings, comments and arrows. Its length stays the same. */
export const withoutOpaque = (text: string): string =>
  text.replace(opaque, (found) => "¤".repeat(found.length))

const nameAtEnd = /(?:import\(¤+\)\.)?[\w$.]+$/u

/** Maximum length of a name with its import: `import("@heimwerk/core/internal/market").Market`. */
const maxName = 200

/** Returns all object types and type arguments of a declaration. An inner group comes before the group around it. */
export const groupsOf = (text: string): ReadonlyArray<Group> => {
  const code = withoutOpaque(text)
  const found: Array<Group> = []
  const open: Array<{ readonly bracket: string; readonly edges: Array<number> }> = []
  for (const { 0: bracket, index } of code.matchAll(/[{}()[\]<>,]/gu)) {
    const last = open.at(-1)
    if (closing.has(bracket)) open.push({ bracket, edges: [index] })
    else if (bracket === ",") last?.edges.push(index)
    else if (last !== undefined && closing.get(last.bracket) === bracket) {
      open.pop()
      const [at = 0] = last.edges
      const before = last.bracket === "<" ? code.slice(Math.max(0, at - maxName), at) : ""
      const start = at - (nameAtEnd.exec(before)?.[0].length ?? 0)
      const edges = [...last.edges, index]
      const parts = edges.slice(1).map((edge, part) => text.slice((edges[part] ?? 0) + 1, edge).trim())
      if (/[{<]/u.test(last.bracket))
        found.push({ name: text.slice(start, at), start, end: index + 1, parts })
    }
  }
  return found
}
