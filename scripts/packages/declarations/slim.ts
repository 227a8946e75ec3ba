import { bindingsOf, type Statement, usesOf, withoutComments } from "./statements.ts"

/** Whether a name of a module is public. Public names keep their doc comments. */
export type IsPublic = (name: string) => boolean

const suffix = /_base$/u

/** Returns a statement without comments unless it declares a public name, or the base of a class of this name. */
const documented = ({ names, text }: Statement, isPublic: IsPublic): string =>
  names.some((name) => isPublic(name.replace(suffix, ""))) ? text : withoutComments(text)

/** Returns an import statement with the names that are used, or nothing if none is. */
const importOf = (statement: Statement, used: ReadonlySet<string>): ReadonlyArray<string> => {
  const bindings = [...bindingsOf(statement)]
  const needed = bindings.filter(([local]) => used.has(local))
  // Other statements without names, such as `export {}`, bind nothing.
  if (bindings.length === 0 || bindings.length === needed.length) return [statement.text]
  const list = needed.map(([local, { name }]) => (name === local ? local : `${name} as ${local}`)).join(", ")
  return needed.map(([, { specifier }]) => `import type { ${list} } from "${specifier}";`).slice(0, 1)
}

const opaque =
  /^declare const (?<name>\w+)_base: Schema\.Opaque<\k<name>, (?<schema>[\s\S]+), \{\}> & Omit<\k<schema>, keyof Schema\.Top>;/gmu

/** Writes the structure of a named schema once. `tsc` writes it twice. */
const schemaOnce = (text: string): string =>
  text.replace(
    opaque,
    "type $<name>_schema = $<schema>;\ndeclare const $<name>_base: Schema.Opaque<$<name>, $<name>_schema, {}> & Omit<$<name>_schema, keyof Schema.Top>;",
  )

/**
 * Writes a declaration file from its needed statements. Omits unused imports and the doc comments of names that are
 * not public, and indents with tabs.
 */
export const slimDeclarations = (statements: ReadonlyArray<Statement>, isPublic: IsPublic): string => {
  const used = new Set(
    statements.filter(({ names }) => names.length > 0).flatMap((each) => [...usesOf(each).identifiers]),
  )
  const texts = statements.flatMap((each) =>
    each.names.length === 0 ? importOf(each, used) : [schemaOnce(documented(each, isPublic))],
  )
  return texts.join("\n").replace(/^(?: {4})+/gmu, (spaces) => "\t".repeat(spaces.length / 4))
}
