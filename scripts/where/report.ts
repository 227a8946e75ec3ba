import { importedNames } from "../sources/importedNames.ts"
import { below, type Tree } from "../sources/tree.ts"
import { type Rule, rulesAt, sectionsIn } from "./rule.ts"
import { matches, nearest } from "./search.ts"
import { type SourceText, textsOf } from "./texts.ts"

const maxTexts = 8
const maxTests = 6

/** Returns the rows of docs/spec-map.md that name a file: the id and the rule. */
const rowsNaming = (specMap: string, file: string): ReadonlyArray<string> =>
  specMap
    .split("\n")
    .filter((line) => line.startsWith("| ") && line.includes(`\`${file}\``))
    .map((line) => {
      const [, id = "", rule = ""] = line.split(/(?<!\\)\|/u).map((cell) => cell.trim())
      return `${id}: ${rule}`
    })

/**
 * Returns the sections of the specification for a text: the sections in the comments of its rules (or else in
 * its file), and the rows of docs/spec-map.md that name its file. If there are none, returns the rows for the
 * core files that its file imports.
 */
const sectionsOf = (
  tree: Tree,
  specMap: string,
  file: string,
  rules: ReadonlyArray<Rule>,
): ReadonlyArray<string> => {
  const named = rules.flatMap(({ sections }) => sections)
  const found = [
    ...(named.length > 0 ? named : sectionsIn(tree.get(file) ?? "")),
    ...rowsNaming(specMap, file),
  ]
  if (found.length > 0) return [...new Set(found)]
  return (importedNames(tree).get(file) ?? [])
    .filter(({ target }) => target.startsWith("core/"))
    .flatMap(({ target }) => rowsNaming(specMap, target).map((row) => `${row} (${target})`))
}

const testFiles = (tree: Tree): Tree =>
  new Map([...below(tree, "tests")].filter(([file]) => /\.test\.tsx?$|[Ss]uite\.ts$/u.test(file)))

/** Returns the tests that contain the text, then those that import one of the rules by name. */
const testsOf = (
  tree: Tree,
  { file, text }: SourceText,
  rules: ReadonlyArray<Rule>,
): ReadonlyArray<string> => {
  const tests = testFiles(tree)
  const [longestPart = text] = text.split("…").toSorted((a, b) => b.length - a.length)
  const withText = [...tests]
    .filter(([, source]) => source.includes(longestPart.trim()))
    .map(([test]) => test)
  const withRule = [...importedNames(tree)]
    .filter(
      ([test, imports]) =>
        tests.has(test) &&
        imports.some(
          ({ names, target }) =>
            target === file && (names === "all" || rules.some(({ name }) => names.includes(name))),
        ),
    )
    .map(([test]) => test)
  return [...new Set([...withText, ...withRule])]
}

const shortened = (list: ReadonlyArray<string>): ReadonlyArray<string> =>
  list.length <= maxTests ? list : [...list.slice(0, maxTests), `and ${list.length - maxTests} more`]

const labelled = (label: string, list: ReadonlyArray<string>): ReadonlyArray<string> =>
  (list.length === 0 ? ["none found"] : shortened(list)).map(
    (each, index) => `  ${(index === 0 ? label : "").padEnd(6)}${each}`,
  )

const entryOf = (tree: Tree, specMap: string, found: SourceText): ReadonlyArray<string> => {
  const source = tree.get(found.file) ?? ""
  const rules = rulesAt(source, found.line)
  return [
    `${found.file}:${found.line}  ${found.text}`,
    ...labelled(
      "rule",
      rules.map(({ name, summary }) => (summary === "" ? name : `${name}: ${summary}`)),
    ),
    ...labelled("spec", sectionsOf(tree, specMap, found.file, rules)),
    ...labelled("tests", testsOf(tree, found, rules)),
    "",
  ]
}

/** Reports where a German text is written, or the most similar texts if no text matches. */
export const report = (
  tree: Tree,
  specMap: string,
  query: string,
): { readonly isFound: boolean; readonly lines: ReadonlyArray<string> } => {
  const texts = textsOf(tree)
  const found = matches(texts, query)
  if (found.length === 0)
    return {
      isFound: false,
      lines: [
        `No text of the sources contains „${query}“. Texts of the demonstration data are in fixtures/. Nearest texts:`,
        ...nearest(texts, query).map(({ file, line, text }) => `  ${file}:${line}  ${text}`),
      ],
    }
  const rest = found.length - maxTexts
  return {
    isFound: true,
    lines: [
      ...found.slice(0, maxTexts).flatMap((each) => entryOf(tree, specMap, each)),
      ...(rest > 0 ? [`${rest} more texts contain it: give more of the text.`] : []),
    ],
  }
}
