import { declarationsIn } from "./docComments.ts"

/** A public export of a package, with the stability that its `@stability` tag promises. */
export interface PromisedName {
  readonly name: string
  /** Whether the name exists at run time. Interfaces and type aliases do not. */
  readonly isValue: boolean
  readonly stability: "stable" | "unstable"
}

const tag = /@stability (?<stability>stable|unstable)\b/u

/**
 * Returns the exports of a module whose doc comment has a `@stability` tag, from its source or its
 * declarations. A type and a value of the same name are one entry, and a tag at one of them is enough.
 */
export const promisedNames = (text: string): ReadonlyArray<PromisedName> => {
  const declarations = declarationsIn(text).map(({ comment, ...declaration }) => ({
    ...declaration,
    stability: tag.exec(comment)?.groups?.["stability"],
  }))
  return [...Map.groupBy(declarations, ({ name }) => name)].flatMap(([name, all]) => {
    const stability = all.find((each) => each.stability !== undefined)?.stability
    if (stability !== "stable" && stability !== "unstable") return []
    return [{ name, isValue: all.some(({ isValue }) => isValue), stability }]
  })
}
