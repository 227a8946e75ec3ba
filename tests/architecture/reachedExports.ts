import { dirname, join } from "node:path"

import { type Source, sources } from "./sources.ts"

/** A name at the top level of a module, as `core/price/flags.ts#productFlags`. */
type Id = string

interface Module {
  readonly exported: ReadonlyArray<string>
  /** Text of the declarations by name; a type and a value may share one. */
  readonly declared: ReadonlyMap<string, string>
  /** Local names of imports and re-exports, with what they stand for. */
  readonly imported: ReadonlyMap<string, Id>
}

const declaration =
  /^(?=(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|let|enum) )/mu
const named =
  /^(?<exported>export )?(?:declare )?(?:abstract )?(?:const|function\*?|class|interface|type|let|enum) (?<name>\w+)/u
const clause =
  /^(?<kind>import|export) (?:type )?(?:\{(?<names>[^}]*)\}|\* as (?<all>\w+)) from "(?<from>[^"]+)"/gmu

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//gu, "").replace(/(?<=^|\s)\/\/.*$/gmu, "")

/** The file of core that an import means; `undefined` outside core. */
const coreFile = (file: string, specifier: string): string | undefined => {
  const target = specifier.startsWith(".")
    ? join(dirname(file), specifier)
    : specifier.replace(/^@heimwerk\//u, "")
  return target.startsWith("core/") ? target : undefined
}

const read = ({ file, text }: Source): Module => {
  const code = withoutComments(text)
  const declared = new Map<string, string>()
  const exported: Array<string> = []
  const imported = new Map<string, Id>()
  for (const part of code.split(declaration)) {
    const { exported: isExported, name } = named.exec(part)?.groups ?? {}
    if (name === undefined) continue
    declared.set(name, `${declared.get(name) ?? ""}\n${part}`)
    if (isExported !== undefined) exported.push(name)
  }
  for (const { groups = {} } of code.matchAll(clause)) {
    const from = coreFile(file, groups["from"] ?? "")
    if (from === undefined) continue
    if (groups["all"] !== undefined) imported.set(groups["all"], `${from}#*`)
    for (const each of (groups["names"] ?? "").split(",")) {
      const [name, local = name] = each
        .trim()
        .replace(/^type /u, "")
        .split(" as ")
      if (name !== undefined && local !== undefined && name !== "") imported.set(local, `${from}#${name}`)
    }
  }
  return { exported, declared, imported }
}

/** The exports of core that no program reaches, directly or through the declarations of core that it uses. */
export const unreachedExports = (programs: ReadonlyArray<string>): ReadonlyArray<Id> => {
  const core = new Map(sources("core").map((source) => [source.file, read(source)]))
  const reached = new Set<Id>()
  const queue = sources(...programs).flatMap((source) => {
    const dynamic = source.imports.flatMap((name) => coreFile(source.file, name) ?? [])
    const isDynamic = (file: string) => new RegExp(`import\\("[^"]*${file}"\\)`, "u").test(source.text)
    return [...read(source).imported.values(), ...dynamic.filter(isDynamic).map((file) => `${file}#*`)]
  })
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const [file = "", name = ""] = id.split("#")
    const module = core.get(file)
    if (module === undefined) continue
    if (name === "*") queue.push(...module.exported.map((each) => `${file}#${each}`))
    const forwarded = module.imported.get(name)
    if (forwarded !== undefined) queue.push(forwarded)
    for (const [word] of (module.declared.get(name) ?? "").matchAll(/\b[A-Za-z_]\w*\b/gu)) {
      if (module.declared.has(word)) queue.push(`${file}#${word}`)
      const target = module.imported.get(word)
      if (target !== undefined) queue.push(target)
    }
  }
  return [...core].flatMap(([file, { exported }]) =>
    exported.map((name) => `${file}#${name}`).filter((id) => !reached.has(id)),
  )
}
