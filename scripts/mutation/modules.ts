import { readFileSync } from "node:fs"
import { registerHooks, stripTypeScriptTypes } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

/** Stryker's copy of the tree. */
let sandbox = ""

const testApi = new URL("testApi.ts", import.meta.url).href

/** Returns the file of an import in the sandbox, or `undefined` for a package. */
const fileOf = (specifier: string, importer: string): string | undefined => {
  const own = /^@heimwerk\/((?:core|adapters|fixtures)\/.*)$/u.exec(specifier)?.[1]
  if (own !== undefined) return join(sandbox, own)
  return specifier.startsWith(".") ? join(dirname(importer), specifier) : undefined
}

interface Source {
  readonly code: string
  readonly imports: ReadonlyArray<string>
}

const sources = new Map<string, Source>()

/**
 * Returns a module's JavaScript and its imports in the sandbox. Both are cached, because the files never
 * change: Stryker's files contain all mutants.
 */
const sourceOf = (path: string): Source => {
  const known = sources.get(path)
  if (known !== undefined) return known
  const code = path.endsWith(".ts") ? stripTypeScriptTypes(readFileSync(path, "utf8")) : ""
  const imports = [...code.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/gu)].flatMap(
    ([, specifier = ""]) => fileOf(specifier, path) ?? [],
  )
  const source = { code, imports }
  sources.set(path, source)
  return source
}

const closures = new Map<string, ReadonlySet<string>>()

/** Returns a module and all modules that it imports, directly or through others. */
const closureOf = (path: string): ReadonlySet<string> => {
  const known = closures.get(path)
  if (known !== undefined) return known
  const found = new Set([path])
  // A loop over a set also visits the values that are added during the loop.
  for (const one of found) for (const imported of sourceOf(one).imports) found.add(imported)
  closures.set(path, found)
  return found
}

/** Returns whether a module itself imports a file of a folder. */
export const importsFrom = (path: string, folder: string): boolean =>
  sourceOf(path).imports.some((imported) => imported.startsWith(`${folder}/`))

let version = 0
let changed = ""

/** Returns whether a module is the file with the active mutant, or imports it directly or through others. */
export const isAffected = (path: string): boolean => closureOf(path).has(changed)

/**
 * Makes the next imports load a fresh copy of every module that depends on a mutated file, so that no state
 * of an earlier mutant remains. Other modules keep their copy, which saves most of the time.
 */
export const reload = (file: string): void => {
  version += 1
  changed = file
}

/** Returns the address under which a module of the sandbox is imported. */
export const addressOf = (path: string): string => {
  const { href } = pathToFileURL(path)
  return isAffected(path) ? `${href}?${version}` : href
}

/** Returns the file of the sandbox that a module address names, or `undefined` for other modules. */
const sandboxFile = (address: string | undefined): string | undefined => {
  if (address?.startsWith("file:") !== true || address.includes("/node_modules/")) return undefined
  const path = fileURLToPath(address)
  return path.startsWith(sandbox) ? path : undefined
}

/** Loads the TypeScript modules of a sandbox from now on, with `testApi.ts` in place of `@effect/vitest`. */
export const serveModules = (directory: string): void => {
  sandbox = `${directory}/`
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === "@effect/vitest") return { url: testApi, shortCircuit: true }
      const importer = sandboxFile(context.parentURL)
      const path = importer === undefined ? undefined : fileOf(specifier, importer)
      return path?.endsWith(".ts") === true
        ? { url: addressOf(path), shortCircuit: true }
        : next(specifier, context)
    },
    load: (url, context, next) => {
      const path = sandboxFile(url)
      return path?.endsWith(".ts") === true
        ? { format: "module", source: sourceOf(path).code, shortCircuit: true }
        : next(url, context)
    },
  })
}
