/** An exported name with the first sentence of its doc comment. */
export interface Rule {
  readonly name: string
  readonly summary: string
  /** The sections of the specifications that the doc comment names, for example `storefront 8, Voucher`. */
  readonly sections: ReadonlyArray<string>
}

const declaration =
  /^(?<exported>export )?(?:default )?(?:abstract )?(?:const|function|class|interface|type|let|enum) (?<name>[\w$]+)/u

interface Declared {
  readonly name: string
  readonly isExported: boolean
  readonly from: number
  readonly to: number
}

/** Returns the declarations at the top level of a file with their lines, counted from 0. */
const declarations = (lines: ReadonlyArray<string>): ReadonlyArray<Declared> => {
  const starts = lines.flatMap((line, from) => {
    const groups = declaration.exec(line)?.groups
    const name = groups?.["name"]
    return name === undefined ? [] : [{ name, isExported: groups?.["exported"] !== undefined, from }]
  })
  return starts.map((each, index) => ({ ...each, to: starts[index + 1]?.from ?? lines.length }))
}

const docAbove = (lines: ReadonlyArray<string>, at: number): string => {
  if (!(lines[at - 1] ?? "").trimEnd().endsWith("*/")) return ""
  let from = at - 1
  while (from > 0 && !(lines[from] ?? "").trimStart().startsWith("/**")) from -= 1
  return lines
    .slice(from, at)
    .map((line) => line.replace(/^\s*(?:\/\*\*|\*(?!\/))\s?/u, "").replace(/\s*\*\/\s*$/u, ""))
    .join(" ")
    .trim()
}

/**
 * Returns the references of a comment to the specifications: `(storefront 8, Voucher; forms and markets
 * 2.5)`.
 */
export const sectionsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\((?<all>(?:storefront|forms(?: and markets)?) \d[^)]*)\)/gu)].flatMap(({ groups }) =>
    (groups?.["all"] ?? "").split(";").map((each) => each.trim()),
  )

/**
 * Returns the exported names that a line of a file belongs to: the declaration that contains the line or, if it is
 * not exported, the exported declarations that use it. If no exported declaration uses it, returns the declaration
 * itself.
 */
export const rulesAt = (source: string, line: number): ReadonlyArray<Rule> => {
  const lines = source.split("\n")
  const all = declarations(lines)
  const around = all.findLast(({ from }) => from < line)
  if (around === undefined) return []
  const usesIt = ({ from, to }: Declared) =>
    new RegExp(String.raw`(?<![\w$])${around.name}(?![\w$])`, "u").test(lines.slice(from, to).join("\n"))
  const users = around.isExported ? [around] : all.filter((each) => each.isExported && usesIt(each))
  return (users.length === 0 ? [around] : users).map(({ from, name }) => {
    const doc = docAbove(lines, from)
    return {
      name,
      summary: /^.*?[.!?](?=\s|$)/u.exec(doc)?.[0] ?? doc,
      sections: sectionsIn(doc),
    }
  })
}
