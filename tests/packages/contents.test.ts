import { existsSync, globSync, readFileSync } from "node:fs"
import { findPackageJSON } from "node:module"
import { dirname, join, relative } from "node:path"

import { assert, describe, inject, it } from "@effect/vitest"
import { build } from "esbuild"

import { sources } from "../architecture/sources.ts"
import { outputOf } from "./support/command.ts"
import { installed, subPathsOf } from "./support/installed.ts"
import { allModules, failingModules, ways } from "./support/load.ts"

const folder = inject("consumer")
const equipped = inject("equippedConsumer")
const libraries = ["core", "adapters", "conformance"]

/** Names that rules must not use: the globals of browsers and Node, the clock, and random numbers. */
const foreign = [
  ..."document window self localStorage sessionStorage navigator location history screen".split(" "),
  ..."XMLHttpRequest WebSocket HTMLElement customElements indexedDB matchMedia alert".split(" "),
  ..."process Buffer require module __dirname global setImmediate".split(" "),
  ..."fetch Date setTimeout setInterval queueMicrotask console".split(" "),
  "Math.random",
]

describe("the installed core package", () => {
  const faces = subPathsOf(folder, "core")

  it("the core package has a sub-path for every folder of core and for every module at the root of core", () => {
    const places = sources("core").map(({ file }) => {
      const path = file.slice("core/".length)
      return path.includes("/") ? dirname(path) : path.replace(/\.ts$/u, "")
    })
    const folders = new Set([...faces.keys()].map((subPath) => subPath.replace(/^internal\//u, "")))
    assert.sameMembers([...folders], [...new Set(places)])
  })

  it("the core package has the sub-paths that other front ends use", () => {
    const promised = [
      "account address advice basket catalog consent environment feedback forms forms/craftsman forms/energy market",
      "navigation place price product quantity search tracking values wishlist",
    ]
    assert.includeMembers([...faces.keys()], promised.join(" ").split(" "))
  })

  it("the core package imports only its own modules and Effect", async () => {
    const { metafile } = await build({
      entryPoints: [...faces.values()],
      bundle: true,
      write: false,
      metafile: true,
      outdir: "unwritten",
      format: "esm",
      platform: "neutral",
      logLevel: "silent",
    })
    const strangers = Object.keys(metafile.inputs).filter(
      (input) => !/node_modules\/(?:@heimwerk\/core|effect)\//u.test(input),
    )
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
    assert.deepStrictEqual(strangers, [])
    assert.deepStrictEqual(
      imports.filter(({ external }) => external === true),
      [],
    )
    assert.isAbove(Object.keys(metafile.inputs).length, faces.size)
  })

  it("T-Q4: the core package uses no browser or Node globals, no clock and no random numbers", async () => {
    const files = globSync("**/*.js", { cwd: installed(folder, "core") })
    const { outputFiles } = await build({
      entryPoints: files.map((file) => join(installed(folder, "core"), file)),
      write: false,
      outdir: "unwritten",
      logLevel: "silent",
      // esbuild's `define` replaces only names that the module does not declare.
      define: Object.fromEntries(foreign.map((name) => [name, `FOREIGN_${name.replace(".", "_")}`])),
    })
    const found = outputFiles.flatMap(({ path, text }) =>
      [...text.matchAll(/FOREIGN_\w+/gu)].map(([name]) => `${path}: ${name}`),
    )
    assert.deepStrictEqual(found, [])
    assert.isAbove(outputFiles.length, 150)
  })
})

describe("the installed libraries", () => {
  it.each(ways)("Node loads every sub-path of the packages with %s", async (way) => {
    const modules = allModules(equipped)
    assert.isAbove(modules.length, 90)
    assert.deepStrictEqual(await failingModules("node", equipped, way, modules), [])
  })

  it.each([
    ["core", "all its public sub-paths", undefined],
    ["adapters", "its sub-path client", ["client"]],
    ["conformance", "all its public sub-paths", undefined],
  ])("the root entry of the package %s exports exactly the names of %s", async (name, _, chosen) => {
    const subPaths =
      chosen ?? [...subPathsOf(folder, name).keys()].filter((each) => !each.startsWith("internal/"))
    const script = `
      const namesOf = async (path) => Object.keys(await import("@heimwerk/${name}" + path))
      const all = await Promise.all(${JSON.stringify(subPaths)}.map((each) => namesOf("/" + each)))
      console.log(JSON.stringify([await namesOf(""), all.flat()]))`
    const [found, expected] = JSON.parse(
      await outputOf(folder, "node", "--input-type=module", "--eval", script),
    )
    assert.sameMembers(found, expected)
    assert.isNotEmpty(found)
  })

  it("rules, ports, the client, and the HTTP, memory and browser adapters need no package except Effect", async () => {
    const adapters = ["client", "http", "memory", "browser"].map((each) => `@heimwerk/adapters/${each}`)
    const others = allModules(folder).filter((each) => !each.startsWith("@heimwerk/adapters/"))
    assert.deepStrictEqual(await failingModules("node", folder, "import", [...others, ...adapters]), [])
  })

  it.each([
    ["core", "values/Cents.js"],
    ["core", "values/Cents"],
    ["core", "values/index.js"],
    ["adapters", "http/contract"],
    ["adapters", "memory/catalog"],
  ])("the internal module of the package %s cannot be imported: %s", async (name, inner) => {
    const printed = await outputOf(
      folder,
      "node",
      "--input-type=module",
      "--eval",
      `await import("@heimwerk/${name}/${inner}").then(() => console.log("open"), ({ code }) => console.log(code))`,
    )
    assert.strictEqual(printed, "ERR_PACKAGE_PATH_NOT_EXPORTED\n")
  })

  it.each(libraries)(
    "the package %s contains a source map with embedded source for each module that has code",
    (name) => {
      const modules = [
        ...new Set(sources(name).map(({ file }) => file.slice(name.length + 1, -".ts".length))),
      ]
      assert.isNotEmpty(modules)
      for (const module of modules) {
        const built = join(installed(folder, name), module)
        const map: { readonly sourcesContent: ReadonlyArray<string> } = JSON.parse(
          readFileSync(`${built}.js.map`, "utf8"),
        )
        // A module that contains only types has no code, so it needs no source map.
        const hasCode = /^(?:export|import) /mu.test(readFileSync(`${built}.js`, "utf8"))
        assert.lengthOf(map.sourcesContent, hasCode ? 1 : 0, built)
      }
    },
  )

  it("the client in one file names the packages in it, and its licences are published with it", () => {
    const [code = "", licenses] = ["bundle.js", "bundle.licenses.txt"].map((file) =>
      readFileSync(join(installed(folder, "adapters"), "client", file), "utf8"),
    )
    const effect = dirname(findPackageJSON("effect", import.meta.url) ?? "")
    const { version } = JSON.parse(readFileSync(join(effect, "package.json"), "utf8"))
    assert.strictEqual(
      code.slice(0, code.indexOf("\n")),
      `/*! Contains effect ${version} (MIT). Licences: bundle.licenses.txt */`,
    )
    assert.strictEqual(
      licenses,
      `effect ${version} (MIT)\n\n${readFileSync(join(effect, "LICENSE"), "utf8").trim()}\n`,
    )
  })

  it("the packages contain the declaration file of every sub-path, and every declaration file that another one imports", () => {
    const needed = libraries.flatMap((name) => {
      const place = installed(folder, name)
      const imported = globSync("**/*.d.ts", { cwd: place }).flatMap((file) =>
        [
          ...readFileSync(join(place, file), "utf8").matchAll(
            /(?:from |import |import\()"(?<path>\.[^"]+)\.js"/gu,
          ),
        ].map(({ groups }) => join(place, dirname(file), `${groups?.["path"]}.d.ts`)),
      )
      return [
        ...imported,
        ...[...subPathsOf(folder, name).values()].map((file) => file.replace(/\.js$/u, ".d.ts")),
      ]
    })
    assert.isAbove(needed.length, 1000)
    assert.deepStrictEqual(
      needed.filter((file) => !existsSync(file)),
      [],
    )
  })

  it("the declarations of the packages together have at most 690 KB, and at most 417 KB without doc comments", () => {
    const texts = libraries.flatMap((name) =>
      globSync(`${installed(folder, name)}/**/*.d.ts`).map((file) => readFileSync(file, "utf8")),
    )
    const kbOf = (all: ReadonlyArray<string>) => Buffer.byteLength(all.join("")) / 1024
    const kb = [kbOf(texts), kbOf(texts.map((text) => text.replaceAll(/[ \t]*\/\*\*[\s\S]*?\*\/\n?/gu, "")))]
    console.log(`declarations: ${kb.map((each) => each.toFixed(1)).join(" KB, without doc comments ")} KB`)
    assert.isAtMost(kb[0] ?? Infinity, 690)
    assert.isAtMost(kb[1] ?? Infinity, 417)
  })

  it("no amount of money in the declarations of the packages is a plain number, apart from the declarations in this test's list", () => {
    const isAmount =
      /\b(?:price|priceInForce|regular|special|lowest30|offer|reference|saving|cents|cost|total|sum|worth|\w+(?:Price|Cents|Cost)|amount)\??: (?:number|Schema\.(?:Number|Int|Finite)|Schema\.optionalKey<Schema\.(?:Number|Int|Finite)>)/gu
    const found = libraries.flatMap((name) =>
      globSync(`${installed(folder, name)}/**/*.d.ts`).flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(isAmount)].map(
          ([text]) => `${relative(installed(folder, name), file)} ${text}`,
        ),
      ),
    )
    assert.sameMembers(found, [
      // These two functions check a number and convert it.
      "values/toCents.d.ts amount: number",
      "values/toQuantity.d.ts amount: number",
      // This price is the value of a table column.
      "search/articleFacts.d.ts price: number",
      // These fields count pages, hits and steps of work.
      "catalog/ProductPage.d.ts total: Schema.Int",
      "navigation/pagination.d.ts total: number",
      "navigation/pagination.d.ts total: number",
      "http/contract/botCheck.d.ts cost: Schema.Int",
    ])
  })

  it.each(libraries)(
    "the package %s refers to no TypeScript file and no internal module of another package",
    (name) => {
      const files = globSync("**/*.{js,d.ts}", { cwd: installed(folder, name) })
      const wrong = files.filter((file) =>
        /(?:from |import |import\()"(?:[^"]+\.ts|@heimwerk\/[^"]+\.js)"|new URL\("[^"]+\.ts"/u.test(
          readFileSync(join(installed(folder, name), file), "utf8"),
        ),
      )
      assert.deepStrictEqual(wrong, [])
    },
  )

  it.each(libraries)(
    "the package %s imports each module of Effect separately, because not every bundler removes unused code of a barrel file",
    (name) => {
      const files = globSync("**/*.js", { cwd: installed(folder, name) })
      const wrong = files.filter((file) =>
        /from "effect(?:\/[a-z-]+)?"/u.test(readFileSync(join(installed(folder, name), file), "utf8")),
      )
      assert.deepStrictEqual(wrong, [])
    },
  )
})
