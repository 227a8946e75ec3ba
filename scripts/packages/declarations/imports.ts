import { type Binding, bindingsOf, statementsOf, withoutComments } from "./statements.ts"

const inline = /\bimport\("(?<specifier>[^"]+)"\)\.(?<name>[\w$]+)/gu
const comment = /(\/\*\*[\s\S]*?\*\/)/u

const identifiersIn = (code: string): ReadonlySet<string> => new Set(code.match(/[\w$]+/gu))

const linesOf = (imports: ReadonlyArray<readonly [local: string, Binding]>): ReadonlyArray<string> => {
  const whole = imports.flatMap(([local, { name, specifier }]) =>
    name === undefined ? [`import * as ${local} from "${specifier}";`] : [],
  )
  const named = imports.flatMap(([local, { name, specifier }]) =>
    name === undefined ? [] : [{ specifier, text: name === local ? local : `${name} as ${local}` }],
  )
  const lists = Array.from(
    Map.groupBy(named, ({ specifier }) => specifier),
    ([specifier, group]) => `import { ${group.map(({ text }) => text).join(", ")} } from "${specifier}";`,
  )
  return [...whole, ...lists]
}

/**
 * Writes the imports of a declaration file: only used names, each module once, and repeated inline imports such as
 * `import("./Cents.js").Cents` as names. An inline import stays if its name has another meaning in the file.
 *
 * @param file a declaration file whose imports have their published paths
 */
export const importsOnce = (file: string): string => {
  const statements = statementsOf(file)
  const named = new Map(statements.flatMap((each) => [...bindingsOf(each)]))
  const texts = statements.map(({ text }) => text).filter((text) => !text.startsWith("import "))
  const code = texts.join("\n")
  const used = identifiersIn(withoutComments(code).replace(inline, ""))
  const imports = new Map([...named].filter(([local]) => used.has(local)))
  const nameOf = (found: string, specifier: string, name: string): string => {
    const others = [...imports].filter(([, binding]) => binding.specifier === specifier)
    const whole = others.find(([, binding]) => binding.name === undefined)?.[0]
    if (whole !== undefined) return `${whole}.${name}`
    const isKnown = others.some(([local, binding]) => local === name && binding.name === name)
    if (isKnown) return name
    const isRepeated = code.split(found).length > 2
    if (used.has(name) || imports.has(name) || (others.length === 0 && !isRepeated)) return found
    imports.set(name, { specifier, name })
    return name
  }
  const written = code
    .split(comment)
    .map((part) => (part.startsWith("/**") ? part : part.replace(inline, nameOf)))
    .join("")
  return [...linesOf([...imports]), written].join("\n")
}
