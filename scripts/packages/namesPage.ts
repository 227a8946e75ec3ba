import { type PublicName, stabilityOf } from "./names.ts"
import type { Tree } from "../sources/tree.ts"

/** The command that updates docs/api. A failing check names it. */
export const namesCommand = "npm run docs:names"

const line = (tree: Tree, name: PublicName): string => {
  const stability = stabilityOf(tree, name)
  return `- \`${name.name}\`${stability === undefined ? "" : ` ${stability}`}`
}

/**
 * Returns the page of docs/api with every name that a package publishes, by sub-path, so that reviews show
 * changes.
 */
export const namesPage = (tree: Tree, library: string, names: ReadonlyArray<PublicName>): string => {
  const sections = [...Map.groupBy(names, ({ subPath }) => subPath)].map(
    ([subPath, members]) =>
      `## @heimwerk/${library}/${subPath}\n\n${members.map((name) => line(tree, name)).join("\n")}\n`,
  )
  const head = `# Public names of @heimwerk/${library}

Written by \`${namesCommand}\`, ${names.length} names. Semantic versioning covers these names: review each change of this page.
`
  return [head, ...sections].join("\n")
}
