import type { Tree } from "../sources/tree.ts"
import { declarationsIn } from "./docComments.ts"
import { type PublicName, publicNames } from "./names.ts"
import { libraries } from "./published.ts"

/** The `@example` of a public name. */
export interface Example extends PublicName {
  /** The program, with its imports as other packages write them. Empty if the name has no example. */
  readonly code: string
}

const block = /^ \* @example\n(?<lines>(?: \*(?: (?!@).*)?\n)+)/mu
const result = /^(?<code>.*?) ?\/\/ => (?<value>.+)$/u

/** Returns the example in the doc comment of a name, or an empty text. */
const exampleIn = (text: string, name: string): string =>
  declarationsIn(text)
    .filter((declaration) => declaration.name === name)
    .map(({ comment }) => block.exec(comment)?.groups?.["lines"] ?? "")
    .find((lines) => lines !== "")
    ?.replaceAll(/^ \* ?/gmu, "")
    .trimEnd() ?? ""

/** Returns the examples of all names that need one: the public names of `core` and of `adapters/client`. */
export const examplesIn = (tree: Tree): ReadonlyArray<Example> =>
  libraries
    .flatMap((library) => {
      const needsExample = ({ subPath }: PublicName) =>
        library.name === "core" || (library.name === "adapters" && subPath === "client")
      return publicNames(tree, library).filter(needsExample)
    })
    .map((name) => ({ ...name, code: exampleIn(tree.get(name.file) ?? "", name.name) }))

/** Returns the number of values that an example documents. */
export const resultsIn = (code: string): number => code.split("\n").filter((line) => result.test(line)).length

/**
 * Returns an example as a module that compares its values: the statement before `// => value`, on the same line or on
 * the line before, becomes a call of the global function `same(actual, expected)`.
 *
 * @throws Error for a statement that begins with a bracket or a backtick, because without a semicolon it continues the
 * line before
 */
export const comparedProgram = (code: string): string => {
  const lines = code.split("\n")
  for (const [at, line] of lines.entries()) {
    const { code: before, value } = result.exec(line)?.groups ?? {}
    if (before === undefined || value === undefined) continue
    const end = before === "" ? at - 1 : at
    lines[at] = before
    const start = lines.findLastIndex((each, index) => index <= end && /^[^\s)\]}]/u.test(each))
    if (/^[([`]/u.test(lines[start] ?? "("))
      throw new Error(`This statement needs another beginning: ${line}`)
    lines[start] = `same(${lines[start]}`
    lines[end] = `${lines[end]}, ${value})`
  }
  return `declare const same: (actual: unknown, expected: unknown) => void\n${lines.join("\n")}\n`
}
