import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, posix, relative } from "node:path"

import { makeDocument } from "../../server/http/openApi/document.ts"
import { root } from "../run.ts"
import { operationPages, type Page, schemasOf } from "./openApi/pages.ts"
import { schemasPage } from "./openApi/types.ts"
import { openApiFolder, type Section, sections } from "./sections.ts"

const write = (folder: string, file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/**
 * Returns a page in the format of TypeDoc. The front matter contains the title and the child pages in the navigation,
 * as YAML without braces, because TypeDoc reads braces as tags.
 */
const document = ({ text, title }: Page, children: ReadonlyArray<string> = []): string => {
  const list = children.map((child) => `\n  - ${JSON.stringify(child)}`).join("")
  return `---\ntitle: ${JSON.stringify(title)}${list === "" ? "" : `\nchildren:${list}`}\n---\n\n# ${title}\n\n${text}\n`
}

/** A link or picture of a Markdown text: `](docs/adr)`, `](operations.md#orders)`. */
const link = /\]\((?<target>[^)\s#]+)(?<anchor>#[^)\s]*)?\)/gu

const isAddress = (target: string): boolean => /^[a-z]+:/u.test(target)

/**
 * Returns the text of a Markdown file. Replaces each link to a folder by a link to the folder's page.
 *
 * @throws Error if a link leads to a missing file
 */
const withPagesOfFolders = (file: string, text: string): string =>
  text.replace(link, (whole, target: string, anchor: string | undefined) => {
    if (isAddress(target)) return whole
    const path = join(root, dirname(file), target)
    if (!existsSync(path)) throw new Error(`${file} links to ${target}, which does not exist.`)
    return statSync(path).isDirectory() ? `](${posix.join(target, "README.md")}${anchor ?? ""})` : whole
  })

/** Copies the files that a page links to, such as pictures and examples. Does not copy pages. */
const copyLinked = (folder: string, file: string, text: string) => {
  for (const { groups } of text.matchAll(link)) {
    const target = groups?.["target"] ?? ""
    const path = posix.join(posix.dirname(file), target)
    if (!isAddress(target) && !target.endsWith(".md") && existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path))
  }
}

/** Returns a page of docs/api. Replaces each public name by a link to the name's page, as a tag of TypeDoc. */
const withLinksOfNames = (text: string): string => {
  let module = ""
  return text
    .split("\n")
    .map((line) => {
      module = /^## (?<module>@.+)$/u.exec(line)?.groups?.["module"] ?? module
      return line.replace(/^- `(?<name>\w+)`/u, (_, name: string) => `- {@link ${module}!${name} | ${name}}`)
    })
    .join("\n")
}

/** Splits a Markdown file into its title and its text. */
const pageOf = (file: string): Page => {
  const source = readFileSync(join(root, file), "utf8").replaceAll(/^<!-- .* -->\n+/gmu, "")
  const [heading = "", ...lines] = source.split("\n")
  const title = heading.replace(/^# /u, "").replaceAll("`", "")
  return { title, text: withPagesOfFolders(file, lines.join("\n").trim()) }
}

const writeOpenApi = (folder: string): void => {
  const api = makeDocument()
  write(folder, `${openApiFolder}/openapi.json`, `${JSON.stringify(api, undefined, 2)}\n`)
  for (const [name, page] of operationPages(api)) write(folder, `${openApiFolder}/${name}.md`, document(page))
  write(folder, `${openApiFolder}/${schemasPage}`, document(schemasOf(api)))
}

/** Returns the pages of a section in the order of its patterns. Adds them to `taken` and omits pages already taken. */
const pagesOf = ({ file, pages }: Section, folder: string, taken: Set<string>): ReadonlyArray<string> => {
  const cwd = file.startsWith(openApiFolder) ? folder : root
  return pages
    .flatMap((pattern) => globSync(pattern, { cwd }).toSorted())
    .map((page) => page.replaceAll("\\", "/"))
    .filter((page) => page !== file && taken.size !== taken.add(page).size)
}

/** Returns the text of a section and a list of links to its pages. */
const withList = (folder: string, { file, text }: Section, children: ReadonlyArray<string>): string => {
  const items = children.map((child) => {
    const page = readFileSync(join(folder, dirname(file), child), "utf8")
    return `- [${/^# (?<title>.+)$/mu.exec(page)?.groups?.["title"] ?? child}](${child})`
  })
  return `${text}\n\n${items.join("\n")}`
}

/**
 * Writes the Markdown pages of the site to a folder: manuals, documents, decisions and the operations of the OpenAPI
 * document. Pages keep their paths in the repository. Returns the files of the sections in the order of the navigation.
 *
 * @throws Error if a page links to a missing file
 */
export const writePages = (folder: string): ReadonlyArray<string> => {
  const taken = new Set(["README.md"])
  const { text } = pageOf("README.md")
  write(folder, "README.md", text)
  copyLinked(folder, "README.md", text)
  writeOpenApi(folder)
  return sections.map((section) => {
    const pages = pagesOf(section, folder, taken)
    for (const file of pages.filter((each) => !each.startsWith(`${openApiFolder}/`))) {
      const { text, title } = pageOf(file)
      copyLinked(folder, file, text)
      write(
        folder,
        file,
        document({ title, text: file.startsWith("docs/api/") ? withLinksOfNames(text) : text }),
      )
    }
    const children = pages.map((page) => posix.relative(posix.dirname(section.file), page))
    write(folder, section.file, document({ ...section, text: withList(folder, section, children) }, children))
    return relative(root, join(folder, section.file))
  })
}
