/** A statement of a declaration file that `tsc` wrote, with its doc comment. */
export interface Statement {
  readonly text: string
  /** The names that it declares or exports; none for an import and for `export {}`. */
  readonly names: ReadonlyArray<string>
}

/** A name that a declaration file imports. */
export interface Binding {
  readonly specifier: string
  /** Its name in the other module, or undefined for the whole module. */
  readonly name: string | undefined
}

const block = /^(?:export )?(?:declare )?(?:abstract )?(?:class|interface|enum)\b/u
const declared =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (?<name>[\w$]+)/mu
const exportList = /^export (?:type )?\{(?<list>[^}]*)\}/mu
const importList = /^import (?:type )?\{(?<list>[^}]*)\} from "(?<specifier>[^"]+)"/u
const importWhole = /^import (?:type )?\* as (?<local>[\w$]+) from "(?<specifier>[^"]+)"/u
const inline = /\bimport\("(?<specifier>[^"]+)"\)(?:\.(?<name>[\w$]+))?/gu
const comment = /[ \t]*\/\*\*[\s\S]*?\*\/\n?/gu

/** Removes all doc comments. */
export const withoutComments = (text: string): string => text.replace(comment, "")

/** Returns the entries of `a, type B, c as d`, each with the names before and after `as`, which may be the same. */
const entriesOf = (list: string) =>
  list
    .split(",")
    .map((each) => each.trim().replace(/^type /u, ""))
    .filter((each) => each !== "")
    .map((each) => each.split(" as "))
    .map(([from = "", to = from]) => ({ from, to }))

const namesOf = (text: string): ReadonlyArray<string> => {
  const list = exportList.exec(text)?.groups?.["list"]
  if (list !== undefined) return entriesOf(list).map(({ to }) => to)
  const name = declared.exec(withoutComments(text))?.groups?.["name"]
  return name === undefined ? [] : [name]
}

/** Returns whether the text is a whole statement. A class and an interface end with a brace, all others with a semicolon. */
const isWhole = (text: string): boolean => {
  if (text.endsWith(";")) return !/^[ \t]/u.test(text.slice(text.lastIndexOf("\n") + 1))
  return text.endsWith("\n}") && block.test(withoutComments(text))
}

/** Splits a declaration file into its statements, in order. */
export const statementsOf = (file: string): ReadonlyArray<Statement> => {
  const texts: Array<string> = []
  for (const line of file.trimEnd().split("\n")) {
    const last = texts.at(-1)
    if (last === undefined || isWhole(last)) texts.push(line)
    else texts[texts.length - 1] = `${last}\n${line}`
  }
  return texts.map((text) => ({ text, names: namesOf(text) }))
}

/** Returns the names that an import statement imports, by local name. */
export const bindingsOf = ({ text }: Statement): ReadonlyMap<string, Binding> => {
  const { list, specifier = "" } = importList.exec(text)?.groups ?? {}
  if (list !== undefined)
    return new Map(entriesOf(list).map(({ from, to }) => [to, { specifier, name: from }]))
  const whole = importWhole.exec(text)?.groups
  if (whole === undefined) return new Map()
  return new Map([[whole["local"] ?? "", { specifier: whole["specifier"] ?? "", name: undefined }]])
}

/** Returns the names that a statement exports from another module. */
const reExportsOf = (text: string): ReadonlyArray<Binding> => {
  const list = exportList.exec(text)?.groups?.["list"]
  const specifier = /\} from "(?<specifier>[^"]+)"/u.exec(text)?.groups?.["specifier"]
  if (list === undefined || specifier === undefined) return []
  return entriesOf(list).map(({ from }) => ({ specifier, name: from }))
}

/**
 * Returns the identifiers that a statement uses, and the names that it imports inline (`import("./a.js").A`) or
 * exports from another module.
 */
export const usesOf = ({ text }: Statement) => {
  const code = withoutComments(text)
  const inlined = [...code.matchAll(inline)].map(({ groups = {} }) => ({
    specifier: groups["specifier"] ?? "",
    name: groups["name"],
  }))
  return {
    identifiers: new Set(code.match(/[\w$]+/gu)),
    imports: [...inlined, ...reExportsOf(code)],
  }
}
