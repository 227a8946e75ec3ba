import { dirname, join } from "node:path"

import { type Binding, bindingsOf, type Statement, statementsOf, usesOf } from "./statements.ts"

/** The needed declarations of all packages. */
export interface Reached {
  /** The needed statements and all imports of declaration files, in order, by module (`core/basket/Basket`). */
  readonly statements: ReadonlyMap<string, ReadonlyArray<Statement>>
  /** The modules whose names another package needs. */
  readonly shared: ReadonlySet<string>
}

/** The public names of a module; undefined if all its names are public. */
export interface Start {
  readonly module: string
  readonly names: ReadonlyArray<string> | undefined
}

/** Returns the module of this repository behind an import, or undefined for other packages. */
const moduleOf = (importer: string, specifier: string): string | undefined => {
  if (specifier.startsWith(".")) return join(dirname(importer), specifier).replace(/\.ts$/u, "")
  return /^@heimwerk\/(?<module>.+)\.ts$/u.exec(specifier)?.groups?.["module"]
}

const readModule = (text: string) => {
  const statements = statementsOf(text)
  return { statements, bindings: new Map(statements.flatMap((each) => [...bindingsOf(each)])) }
}

/**
 * Returns the statements that a compiler needs for the public names: their declarations, and the declarations
 * of all names that these declarations use, also in other packages.
 *
 * @param declarations the declaration files of all modules, by package and path
 * @param starts the public names
 */
export const reachedStatements = (
  declarations: ReadonlyMap<string, string>,
  starts: ReadonlyArray<Start>,
): Reached => {
  const modules = new Map([...declarations].map(([module, text]) => [module, readModule(text)]))
  const reached = new Map<string, Set<Statement>>()
  const shared = new Set<string>()
  const waiting: Array<Start> = [...starts]
  const importFrom = (importer: string, { name, specifier }: Binding) => {
    const module = moduleOf(importer, specifier)
    if (module === undefined) return
    waiting.push({ module, names: name === undefined ? undefined : [name] })
    if (!specifier.startsWith(".")) shared.add(module)
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { module, names } = next
    const { bindings, statements } = modules.get(module) ?? {
      bindings: new Map<string, Binding>(),
      statements: [],
    }
    const kept = reached.get(module) ?? new Set()
    reached.set(module, kept)
    for (const statement of statements) {
      const isWanted = statement.names.some((name) => names === undefined || names.includes(name))
      if (!isWanted || kept.has(statement)) continue
      kept.add(statement)
      const { identifiers, imports } = usesOf(statement)
      for (const each of imports) importFrom(module, each)
      for (const identifier of identifiers) {
        const binding = bindings.get(identifier)
        if (binding !== undefined) importFrom(module, binding)
      }
      waiting.push({ module, names: [...identifiers] })
    }
  }
  const needed = Array.from(reached, ([module, kept]) => {
    const { statements = [] } = modules.get(module) ?? {}
    return [module, statements.filter((each) => each.names.length === 0 || kept.has(each))] as const
  })
  return { statements: new Map(needed), shared }
}
