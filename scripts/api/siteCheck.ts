import { globSync, readFileSync, statSync } from "node:fs"
import { join, posix } from "node:path"

const reference = /<(?<element>[a-z]+)\b[^>]*?\s(?:href|src)="(?<target>[^"]*)"/gu
const identifier = /\sid="(?<id>[^"]+)"/gu
const loadedByStyle = /@import\s+(?:url\()?["']?(?<target>[^"')\s]+)|url\(["']?(?<address>[^"')]+)/gu

const isExternal = (target: string): boolean => /^(?:[a-z][a-z+.-]*:)?\/\//iu.test(target)
const isInPage = (target: string): boolean => /^(?:data|javascript|mailto):/iu.test(target)

/** Returns the value of an attribute after decoding character references and percent encoding. */
const decoded = (text: string): string =>
  decodeURIComponent(text.replaceAll("&amp;", "&").replaceAll("&#39;", "'"))

/** Returns one sentence for each file of another host that a style sheet loads. */
const styleDefects = (file: string, text: string): ReadonlyArray<string> =>
  [...text.matchAll(loadedByStyle)]
    .map(({ groups }) => groups?.["target"] ?? groups?.["address"] ?? "")
    .filter(isExternal)
    .map((target) => `${file} loads ${target}`)

/**
 * Returns the defects of a folder of HTML pages, one sentence each. Defects are links to missing files or missing ids,
 * and scripts, styles, pictures or frames from other hosts. Ordinary links to other hosts are allowed.
 */
export const findDefects = (folder: string): ReadonlyArray<string> => {
  const files = new Set(
    globSync("**/*", { cwd: folder })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => statSync(join(folder, file)).isFile()),
  )
  const read = (file: string): string => readFileSync(join(folder, file), "utf8")
  const pages = [...files].filter((file) => file.endsWith(".html"))
  const ids = new Map(
    pages.map((page) => [
      page,
      new Set([...read(page).matchAll(identifier)].map(({ groups }) => groups?.["id"])),
    ]),
  )
  const defectOf = (page: string, element: string, target: string): ReadonlyArray<string> => {
    if (isExternal(target)) return element === "a" ? [] : [`${page} loads ${target}`]
    if (isInPage(target)) return []
    const [path = "", anchor = ""] = decoded(target).split("#", 2)
    const file = path === "" ? page : posix.join(posix.dirname(page), path)
    if (!files.has(file)) return [`${page} links to ${target}, which does not exist`]
    const isMissing = anchor !== "" && ids.get(file)?.has(anchor) === false
    return isMissing ? [`${page} links to ${target}, but that page has no such place`] : []
  }
  return [
    ...pages.flatMap((page) =>
      [...read(page).matchAll(reference)].flatMap(({ groups }) =>
        defectOf(page, groups?.["element"] ?? "", groups?.["target"] ?? ""),
      ),
    ),
    ...[...files].filter((file) => file.endsWith(".css")).flatMap((file) => styleDefects(file, read(file))),
  ]
}
