import { dirname, join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { type Source, sources } from "./sources.ts"

/** The packages of this repository that each package may import. Packages of other authors are not checked here. */
const mayImport: Readonly<Record<string, ReadonlyArray<string>>> = {
  core: [],
  adapters: ["core"],
  conformance: ["core", "adapters"],
  fixtures: ["core"],
  ui: ["core", "adapters"],
  server: ["core", "adapters", "fixtures", "ui"],
  cli: ["core", "adapters", "conformance", "fixtures", "server"],
}

/** The stable modules of Effect. Core imports no other modules of Effect. */
const stableEffect = new Set(
  [
    "Array Brand Cause Clock Config Context Data DateTime Deferred Duration Effect Equal Exit Fiber FiberHandle",
    "Function Layer Match Option Order Queue Random Redacted Ref References Result Schedule Schema SchemaIssue SchemaTransformation",
    "Scope Semaphore Stream Struct SubscriptionRef SynchronizedRef",
  ]
    .join(" ")
    .split(" ")
    .map((name) => `effect/${name}`),
)

const workspace = /^@heimwerk\/([a-z]+)\//u

const offences = (files: ReadonlyArray<Source>, allowed: (name: string, file: string) => boolean) =>
  files.flatMap(({ file, imports }) =>
    imports.filter((name) => !allowed(name, file)).map((name) => `${file} imports ${name}`),
  )

describe("imports go one way: ui, cli, server -> adapters -> core", () => {
  for (const [name, targets] of Object.entries(mayImport)) {
    it(`the package ${name} imports no other package of this repository${targets.map((target, at) => `${at === 0 ? " than" : ","} ${target}`).join("")}`, () => {
      const found = offences(sources(name), (imported) => {
        const target = workspace.exec(imported)?.[1]
        return target === undefined || targets.includes(target)
      })
      assert.deepStrictEqual(found, [])
    })
  }

  it("the command line imports only settings from the server", () => {
    const found = offences(
      sources("cli"),
      (imported) =>
        !imported.startsWith("@heimwerk/server/") ||
        /^@heimwerk\/server\/settings\/(?:localShop|misspellings|operatorSettings|overview)\.ts$/u.test(
          imported,
        ),
    )
    assert.deepStrictEqual(found, [])
  })

  it("relative imports stay inside their package", () => {
    const found = offences(
      sources(...Object.keys(mayImport)),
      (imported, file) =>
        !imported.startsWith(".") || join(dirname(file), imported).split("/")[0] === file.split("/")[0],
    )
    assert.deepStrictEqual(found, [])
  })
})

describe("core", () => {
  it("core imports only itself and stable modules of effect", () => {
    const found = offences(
      sources("core"),
      (imported) => imported.startsWith(".") || stableEffect.has(imported),
    )
    assert.deepStrictEqual(found, [])
  })

  it("core contains no barrel file, which is a file that only re-exports", () => {
    const handedOn = /^(?:export (?:\*|\{[^}]*\}) from "[^"]+"|import [^"]+"[^"]+"|\/\*\*.*?\*\/)$/gmsu
    const barrels = sources("core").filter(({ text }) => text.replace(handedOn, "").trim() === "")
    assert.deepStrictEqual(
      barrels.map(({ file }) => file),
      [],
    )
  })

  it("the rules of price, product, navigation and market load no Effect and no schemas, because the first scripts of pages contain them", () => {
    const schemaFile = /\/[A-Z][^/]*\.ts$/u
    const usesPort = (source: Source) => source.imports.some((name) => name.endsWith(".port.ts"))
    const rules = sources("core/price", "core/product", "core/navigation", "core/market").filter(
      (source) => !schemaFile.test(source.file) && !usesPort(source),
    )
    const found = rules.flatMap(({ file, text }) =>
      [...text.matchAll(/^import (?!type )[^"]*"([^"]+)"/gmu)]
        .filter(([, name]) => name !== undefined && (name.startsWith("effect") || schemaFile.test(name)))
        .map(([, name]) => `${file} loads ${name}`),
    )
    assert.deepStrictEqual(found, [])
  })
})

describe("storefront", () => {
  it("widgets import nothing from features, pages or other packages of this repository", () => {
    const found = offences(
      sources("ui/widgets"),
      (imported) => !imported.startsWith("@heimwerk/") && !/\/(features|pages)\//u.test(imported),
    )
    assert.deepStrictEqual(found, [])
  })

  it("a feature imports no other feature, because pages compose features", () => {
    const found = offences(sources("ui/features"), (imported, file) => {
      if (!imported.startsWith(".")) return true
      const target = join(dirname(file), imported).split("/")
      return target[1] !== "features" || target[2] === file.split("/")[2]
    })
    assert.deepStrictEqual(found, [])
  })

  it("in ui, only bridge.ts, service.ts and componentService.ts in ui/runtime use runtimeAtom", () => {
    const found = sources("ui").filter(({ text }) => /\bruntimeAtom\b/u.test(text))
    assert.deepStrictEqual(found.map(({ file }) => file).toSorted(), [
      "ui/runtime/bridge.ts",
      "ui/runtime/componentService.ts",
      "ui/runtime/service.ts",
    ])
  })

  it("T-H3: the storefront writes no HTML as text, runs no code from a text, and sets no style attributes", () => {
    const forbidden = /dangerouslySetInnerHTML|\.innerHTML|\beval\(|new Function\(|document\.write|style=\{/u
    const found = sources("ui").filter(({ text }) => forbidden.test(text))
    assert.deepStrictEqual(
      found.map(({ file }) => file),
      [],
    )
  })
})

describe("HTTP paths", () => {
  // The client may repeat the paths, because the compiler and `tests/adapters/client/contract.test.ts`
  // compare them with the contract.
  it("paths of the HTTP interface below shop/rest, public/api and rest/v4 are written only in the HTTP contract and in the promise client", () => {
    const paths = /"\/?(shop\/rest|public\/api|rest\/v4)\//u
    const found = sources("core", "adapters", "conformance", "ui", "server", "cli").filter(
      ({ file, text }) =>
        !file.startsWith("adapters/http/contract/") &&
        !/^adapters\/client\/\w+\.ts$/u.test(file) &&
        paths.test(text),
    )
    assert.deepStrictEqual(
      found.map(({ file }) => file),
      [],
    )
  })
})
