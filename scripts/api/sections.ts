/** A page that lists other pages of the site. The navigation shows these pages below the section. */
export interface Section {
  /**
   * Path of the generated page, relative to the root of the repository. Links to the folder of the page lead to
   * this page.
   */
  readonly file: string
  readonly title: string
  readonly text: string
  /** Paths or glob patterns of the section's Markdown files, relative to the root of the repository. */
  readonly pages: ReadonlyArray<string>
}

/** Folder of the generated pages about the operations of the HTTP interface. */
export const openApiFolder = "openapi"

/** The sections of the site in the order of the navigation. The first page of the site is README.md. */
export const sections: ReadonlyArray<Section> = [
  {
    file: "packages.md",
    title: "Packages",
    text: "The packages for other front ends, with examples that run as tests.",
    pages: [
      "core/README.md",
      "adapters/README.md",
      "*/README.md",
      "examples/*/README.md",
      "docs/conformance.md",
      "docs/releases.md",
    ],
  },
  {
    file: `${openApiFolder}/README.md`,
    title: "HTTP API",
    text: `The operations of a shop by noun, from its OpenAPI document: [openapi.json](openapi.json). A running shop serves the same document as
\`/openapi.json\`. Responses may get new fields in any version: ignore fields that you do not know.`,
    pages: [`${openApiFolder}/*.md`],
  },
  {
    file: "docs/api/README.md",
    title: "Public names",
    text: "The names that semantic versioning covers, with their stability. The modules of this site explain each name with its type.",
    pages: ["docs/api/*.md"],
  },
  {
    file: "operating.md",
    title: "Operating a shop",
    text: "Settings, own data, support, privacy and security.",
    pages: [
      "docs/operations.md",
      "docs/own-data.md",
      "docs/cookbook.md",
      "docs/privacy.md",
      "SECURITY.md",
      "docs/screens/README.md",
    ],
  },
  {
    file: "developing.md",
    title: "Developing",
    text: "Folders, checks, terms, targets and figures.",
    pages: ["CONTRIBUTING.md", "docs/glossary.md", "CHANGELOG.md", "docs/*.md"],
  },
  {
    file: "docs/adr/README.md",
    title: "Decisions",
    text: "The records of decisions, with their reasons.",
    pages: ["docs/adr/*.md"],
  },
]
