import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, posix } from "node:path"

import { afterAll, assert, describe, it } from "@effect/vitest"
import { makeDocument } from "@heimwerk/server/http/openApi/document.ts"
import { fieldsOf, type Json } from "@heimwerk/server/http/openApi/json.ts"

import { writePages } from "../../scripts/api/pages.ts"
import { findDefects } from "../../scripts/api/siteCheck.ts"
import { root } from "../architecture/sources.ts"

const created: Array<string> = []

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "heimwerk-site-"))
  created.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of created) rmSync(folder, { recursive: true, force: true })
})

const folder = newFolder()
writePages(folder)

const pages = new Map(
  globSync("**/*.md", { cwd: folder }).map((file) => [
    file.replaceAll("\\", "/"),
    readFileSync(join(folder, file), "utf8").replaceAll(/^```[^]*?^```$/gmu, ""),
  ]),
)

/** Returns the anchors of a page, one for each heading. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...page.matchAll(/^#+ (?<title>.+)$/gmu)].map(({ groups }) =>
      (groups?.["title"] ?? "")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(/\s/gu, "-"),
    ),
  )

const linksOf = (file: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:)(?<path>[^)\s#]*)(?:#(?<anchor>[^)\s]+))?\)/gu)].map(({ groups }) => ({
    file,
    target: groups?.["path"] === "" ? file : posix.join(posix.dirname(file), groups?.["path"] ?? ""),
    anchor: groups?.["anchor"],
  }))

const links = [...pages].flatMap(([file, text]) => linksOf(file, text))

describe("the sources of the documentation site", () => {
  it("each document of the repository is a page of the site", () => {
    const documents = globSync(["*.md", "*/README.md", "examples/*/README.md", "docs/**/*.md"], {
      cwd: root,
      exclude: (path) => path.startsWith("node_modules"),
    })
    assert.isAbove(documents.length, 80)
    assert.includeMembers(
      [...pages.keys()],
      documents.map((file) => file.replaceAll("\\", "/")),
    )
  })

  it("each internal link of the site leads to a page, a heading of a page or a copied file", () => {
    const files = new Set(globSync("**/*", { cwd: folder }).map((file) => file.replaceAll("\\", "/")))
    assert.isAbove(links.length, 150)
    assert.deepStrictEqual(
      links.filter(({ anchor, target }) => {
        if (!files.has(target)) return true
        return anchor !== undefined && !anchorsOf(pages.get(target) ?? "").has(anchor)
      }),
      [],
    )
  })

  it("the pages of the HTTP interface have exactly one section for each operation of the OpenAPI document", () => {
    const operations = Object.values(fieldsOf(makeDocument()["paths"])).flatMap((item) =>
      Object.values(fieldsOf(item)).map((operation) => fieldsOf(operation)["operationId"]),
    )
    const sections: ReadonlyArray<Json | undefined> = [...pages]
      .filter(([file]) => file.startsWith("openapi/"))
      .flatMap(([, text]) => [...text.matchAll(/^## (?<name>\S+\.\S+)$/gmu)])
      .map(({ groups }) => groups?.["name"])
    assert.isAbove(operations.length, 75)
    assert.sameMembers([...sections], operations)
  })
})

/** Writes a small site without defects and these additional files. Returns the defects of the site. */
const defectsWith = (files: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  const site = newFolder()
  const all = {
    "index.html":
      '<a href="pages/a.html#top">A</a> <a href="https://effect.website">Effect</a><script src="a.js"></script>',
    "a.js": "",
    "pages/a.html": '<h1 id="top">A</h1> <a href="../index.html">Start</a> <a href="#top">Top</a>',
    "style.css": "a { background: url(data:image/png;base64,AA==) }",
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  return findDefects(site)
}

describe("the check of the documentation site", () => {
  it("the site check finds no defects in a site that loads only its own files and has only links to existing ids", () => {
    assert.deepStrictEqual(defectsWith({}), [])
  })

  it.each([
    ['<a href="pages/b.html">B</a>', "links to pages/b.html, which does not exist"],
    ['<a href="pages/a.html#end">End</a>', "links to pages/a.html#end, but that page has no such place"],
    ['<script src="https://cdn.example/a.js"></script>', "loads https://cdn.example/a.js"],
    ['<link rel="stylesheet" href="//cdn.example/a.css" />', "loads //cdn.example/a.css"],
    ['<img alt="" src="https://cdn.example/a.png" />', "loads https://cdn.example/a.png"],
  ])("the site check finds one defect in a page with %s", (html, defect) => {
    assert.deepStrictEqual(defectsWith({ "b.html": html }), [`b.html ${defect}`])
  })

  it.each(['@import "https://fonts.example/a.css";', "a { src: url(https://fonts.example/a.css) }"])(
    "the site check finds one defect in a style sheet with %s",
    (css) => {
      assert.deepStrictEqual(defectsWith({ "b.css": css }), ["b.css loads https://fonts.example/a.css"])
    },
  )
})
