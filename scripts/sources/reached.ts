import { type Library } from "../packages/published.ts"
import { exportsOf } from "../packages/exportsOf.ts"
import { publicNames } from "../packages/names.ts"
import { importedNames, type NamedImport } from "./importedNames.ts"
import { below, type Tree } from "./tree.ts"

/** One export of core, written as `core/price/saving.ts savingText`. */
type Export = string

const exportOf = (file: string, name: string): Export => `${file} ${name}`

/** Returns the names that the README examples import: `import { a } from "@heimwerk/core/price"`. */
const namesInExamples = (tree: Tree, core: Library, readmes: ReadonlyArray<string>): ReadonlySet<Export> => {
  const files = new Map(
    publicNames(tree, core).map(({ file, name, subPath }) => [`${subPath} ${name}`, file]),
  )
  const examples = readmes
    .join("\n")
    .matchAll(/import (?:type )?\{([^}]*)\} from "@heimwerk\/core\/([^"]+)"/gu)
  const found = [...examples].flatMap(([, names = "", subPath = ""]) =>
    names.split(",").map((each) => {
      const name =
        each
          .trim()
          .replace(/^type /u, "")
          .split(" as ")[0] ?? ""
      return exportOf(files.get(`${subPath} ${name}`) ?? "", name)
    }),
  )
  return new Set(found)
}

const mentions = (text: string, name: string): number =>
  [
    ...text.matchAll(
      new RegExp(String.raw`(?<![\w$.])${name.replaceAll("$", String.raw`\$`)}(?![\w$])`, "gu"),
    ),
  ].length

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//gu, "").replaceAll(/^\s*\/\/.*$/gmu, "")

/**
 * Returns the exports of core that no program uses, directly or indirectly. Programs are ui, server, cli,
 * adapters, conformance and fixtures; the examples of the published READMEs count as one more program. An export is
 * reached if a program or a reached file of core imports it by name, or if it is used in its own file and
 * another export of that file is reached. A file is reached if at least one of its exports is reached.
 */
export const unreachedExports = (
  tree: Tree,
  core: Library,
  readmes: ReadonlyArray<string>,
): ReadonlyArray<Export> => {
  const exported = new Map(
    [...below(tree, "core")].map(([file, text]) => [file, [...exportsOf(file, text).keys()]] as const),
  )
  const reached = new Set(namesInExamples(tree, core, readmes))
  const importsOfFiles = importedNames(tree)
  const openFiles = new Set(below(tree, "ui", "server", "cli", "adapters", "conformance", "fixtures").keys())

  const reach = ({ names, target }: NamedImport) => {
    const all = exported.get(target)
    if (all === undefined) return
    for (const name of names === "all" ? all : names) reached.add(exportOf(target, name))
    openFiles.add(target)
  }
  for (const [file, all] of exported)
    if (all.some((name) => reached.has(exportOf(file, name)))) openFiles.add(file)
  for (const file of openFiles) for (const each of importsOfFiles.get(file) ?? []) reach(each)

  return [...exported].flatMap(([file, names]) => {
    const text = withoutComments(tree.get(file) ?? "")
    const usedHere = (name: string) => openFiles.has(file) && mentions(text, name) > 1
    return names
      .filter((name) => !reached.has(exportOf(file, name)) && !usedHere(name))
      .map((name) => exportOf(file, name))
  })
}
