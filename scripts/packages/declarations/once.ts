import { type Group, groupsOf, withoutOpaque } from "./groups.ts"

/** Minimum number of characters that an alias must save. With fewer, it only makes the file harder to read. */
const minSaved = 40

/** Usual length of an alias, and of its definition without its type. */
const aliasLength = 15
const definitionLength = aliasLength + "type  = ;\n".length

/** Keywords of TypeScript, and types that need no import. */
const words =
  "any asserts bigint boolean extends false import infer is keyof never new null number object readonly string symbol true typeof undefined unknown void " +
  "Array Date Error Exclude Extract Headers Map NonNullable Omit Partial Pick Promise Readonly ReadonlyArray ReadonlyMap ReadonlySet Record " +
  "Required Response Set URL URLSearchParams Uint8Array"

/**
 * Returns the names that are in scope in a declaration file: `words`, and the names that it declares or
 * imports.
 */
const boundIn = (file: string): ReadonlySet<string> =>
  new Set([
    ...words.split(" "),
    ...[
      ...file.matchAll(
        /^(?:export )?(?:declare )?(?:const|function|class|interface|type) (?<name>[\w$]+)/gmu,
      ),
    ].map(({ groups }) => groups?.["name"] ?? ""),
    ...[...file.matchAll(/^import [^"]+/gmu)].flatMap(([list]) => list.match(/[\w$]+/gu) ?? []),
  ])

/** Returns the type parameters that a text declares, such as `A` in `<A extends B>(a: A) => A`. */
const parametersIn = (text: string): ReadonlyArray<string> =>
  groupsOf(text)
    .filter(({ end, start }) => text[start] === "<" || text.startsWith(">(", end - 1))
    .flatMap(({ parts }) =>
      parts.map((part) => /^(?:const )?(?<name>[\w$]+)/u.exec(part)?.groups?.["name"] ?? ""),
    )

/** Returns the names that a type uses. Omits the names of properties and parameters, and names after a dot. */
const usedIn = (text: string): ReadonlyArray<string> =>
  withoutOpaque(text).match(/(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$]|\??:|\()/gu) ?? []

const headAtEnd = /(?:^|\n)(?:export )?(?:declare )?(?:abstract )?(?:class|interface) [^\n;]*$/u
const wordAtEnd = /\b(?:class|interface|type|extends|typeof|function) $/u

/**
 * Returns whether a group is a type. A class body, a list of type parameters and the pattern of a parameter are
 * not types.
 */
const isType = (file: string, { end, name, start }: Group): boolean => {
  const before = file.slice(Math.max(0, start - 400), start)
  if (headAtEnd.test(before)) return false
  return file[end - 1] === "}"
    ? !/^\??:/u.test(file.slice(end, end + 2))
    : name !== "" && file[end] !== "(" && !wordAtEnd.test(before)
}

interface Repeated {
  readonly text: string
  readonly at: ReadonlyArray<Group>
}

const savedBy = ({ at, text }: Repeated): number =>
  (at.length - 1) * text.length - at.length * aliasLength - definitionLength

/** Returns the repeated type whose alias saves the most characters. */
const mostRepeated = (imports: string, file: string): Repeated | undefined => {
  const bound = boundIn(`${imports}\n${file}`)
  const types = groupsOf(file).filter((group) => isType(file, group))
  const plain = ({ end, start }: Group) => file.slice(start, end).replaceAll(/\n[ \t]+/gu, "\n")
  const isClosed = (text: string) => {
    const own = new Set(parametersIn(text))
    return usedIn(text).every((name) => bound.has(name) || own.has(name))
  }
  return [...Map.groupBy(types, plain)]
    .map(([text, at]) => ({ text, at }))
    .filter((each) => savedBy(each) >= minSaved && isClosed(each.text))
    .toSorted((a, b) => savedBy(b) - savedBy(a))[0]
}

const declaration =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type) (?<name>[\w$]+?)(?:_base|_\d+)?\b/gmu

/** Returns the name of the statement around a position of a declaration file. */
const nameAt = (file: string, at: number): string =>
  [...file.slice(0, at).matchAll(declaration)].at(-1)?.groups?.["name"] ?? ""

const unindented = (text: string, indent: string): string => text.replaceAll(`\n${indent}`, "\n")

/**
 * Replaces each repeated type of a declaration file by a type alias. `tsc` writes the structure of a schema and of
 * a service twice, and the parameters of an endpoint with each endpoint.
 *
 * @param imports the imports of the file, whose names an alias may use
 * @param file the statements of the file without its imports
 */
export const typesOnce = (imports: string, file: string): string => {
  let written = file
  for (let count = 1; ; count++) {
    const repeated = mostRepeated(imports, written)
    const first = repeated?.at[0]
    if (repeated === undefined || first === undefined) return written
    const alias = `${nameAt(written, first.start)}_${count}`
    const lineStart = written.lastIndexOf("\n", first.start) + 1
    const indent = /^[ \t]*/u.exec(written.slice(lineStart))?.[0] ?? ""
    const definition = `type ${alias} = ${unindented(written.slice(first.start, first.end), indent)};\n`
    written = repeated.at
      .toSorted((a, b) => b.start - a.start)
      .reduce((rest, { end, start }) => rest.slice(0, start) + alias + rest.slice(end), written)
    written = definition + written
  }
}
