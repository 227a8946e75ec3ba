/** Public names of a package with their stability, as `docs/api` lists them: `basket Basket stable`. */
export type NameList = ReadonlyArray<string>

/** Public names of each library at the last release (`docs/api/released.json`). */
export type ReleasedNames = Readonly<Record<string, NameList>>

/** The changes of public names since the last release. */
export interface NameChanges {
  readonly added: NameList
  readonly removed: NameList
  /**
   * The removed names that were not tagged `unstable`. Programs may rely on them, so a release that loses one
   * breaks compatibility.
   */
  readonly broken: NameList
}

/** Returns the names of a page of `docs/api`, one text for each name, with its sub-path and stability. */
export const namesOnPage = (page: string): NameList => {
  let subPath = ""
  return page.split("\n").flatMap((line) => {
    subPath = /^## @heimwerk\/[^/]+\/(?<subPath>.+)$/u.exec(line)?.groups?.["subPath"] ?? subPath
    const name = /^- `(?<name>.+)`(?<stability> \w+)?$/u.exec(line)?.groups
    return name === undefined ? [] : [`${subPath} ${name["name"]}${name["stability"] ?? ""}`]
  })
}

/**
 * Compares the names of a library with those of its last release. A name with another sub-path or stability counts as
 * removed and added.
 */
export const nameChanges = (released: NameList, current: NameList): NameChanges => {
  const [before, after] = [new Set(released), new Set(current)]
  const removed = released.filter((each) => !after.has(each))
  return {
    added: current.filter((each) => !before.has(each)),
    removed,
    broken: removed.filter((each) => !each.endsWith(" unstable")),
  }
}

/**
 * Returns the changed names that the notes of a release do not mention. A note mentions a name in backquotes,
 * alone or in an expression: `prices` in „`shop.prices.article`“.
 */
export const unmentioned = (
  { added, removed }: Pick<NameChanges, "added" | "removed">,
  notes: string,
): NameList => {
  const quoted = [...notes.matchAll(/`(?<code>[^`]+)`/gu)].map(({ groups }) => groups?.["code"] ?? "")
  const words = new Set(quoted.flatMap((code) => code.split(/[^\w$]+/u)))
  return [...added, ...removed].filter((each) => !words.has(each.split(" ")[1] ?? ""))
}
