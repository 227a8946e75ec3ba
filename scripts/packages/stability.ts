/** An export that the package promises to its users. */
export interface PromisedName {
  readonly name: string
  /** Whether the name exists at run time. Interfaces and type aliases do not. */
  readonly isValue: boolean
  readonly stability: "stable" | "unstable"
}

const exported =
  /^export (?:declare )?(?:abstract )?(?<kind>const|let|function|class|interface|type|enum) (?<name>[\w$]+)/gmu
const tag = /@stability (?<stability>stable|unstable)\b/u
const types: ReadonlySet<string | undefined> = new Set(["interface", "type"])

/** Returns the doc comment that ends directly before an index, or an empty text. */
const commentBefore = (text: string, index: number): string => {
  const before = text.slice(0, index).trimEnd()
  return before.endsWith("*/") ? before.slice(before.lastIndexOf("/**")) : ""
}

/**
 * Returns the exports of a module whose doc comment has a `@stability` tag, from its source or its
 * declarations. A type and a value of the same name are one entry, and a tag at one of them is enough.
 */
export const promisedNames = (text: string): ReadonlyArray<PromisedName> => {
  const declarations = [...text.matchAll(exported)].map(({ groups = {}, index }) => ({
    name: groups["name"] ?? "",
    isValue: !types.has(groups["kind"]),
    stability: tag.exec(commentBefore(text, index))?.groups?.["stability"],
  }))
  return [...Map.groupBy(declarations, ({ name }) => name)].flatMap(([name, all]) => {
    const stability = all.find((each) => each.stability !== undefined)?.stability
    if (stability !== "stable" && stability !== "unstable") return []
    return [{ name, isValue: all.some(({ isValue }) => isValue), stability }]
  })
}
