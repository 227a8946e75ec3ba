import { withNamedErrors, withoutDefaults } from "./defaults.ts"
import { typesOnce } from "./once.ts"
import { type Statement, withoutComments } from "./statements.ts"

/** Whether a name of a module is public. Public names keep their doc comments. */
export type IsPublic = (name: string) => boolean

const suffix = /_base$/u

/** Returns a statement. Keeps its comments only if it declares a public name, or the base of a public class. */
const documented = ({ names, text }: Statement, isPublic: IsPublic): string =>
  names.some((name) => isPublic(name.replace(suffix, ""))) ? text : withoutComments(text)

/**
 * Writes a declaration file from its needed statements. Omits the doc comments of names that are not public, writes
 * repeated types once, and indents with tabs.
 */
export const slimDeclarations = (statements: ReadonlyArray<Statement>, isPublic: IsPublic): string => {
  const imports = statements.filter(({ names }) => names.length === 0).map(({ text }) => text)
  const named = statements.filter(({ names }) => names.length > 0).map((each) => documented(each, isPublic))
  const written = typesOnce(imports.join("\n"), withoutDefaults(withNamedErrors(named.join("\n"))))
  // Without an empty export, a declaration file exports all its names.
  const end = written === "" || /^(?:declare|interface|type) /mu.test(written) ? ["export {};"] : []
  return [...imports.filter((text) => text.startsWith("import ")), written, ...end]
    .join("\n")
    .replace(/^(?: {4})+/gmu, (spaces) => "\t".repeat(spaces.length / 4))
}
