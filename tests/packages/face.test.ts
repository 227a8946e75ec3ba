import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"

import { effectByModule } from "../../scripts/packages/effectByModule.ts"
import { exportsOf } from "../../scripts/packages/exportsOf.ts"
import { faceOf } from "../../scripts/packages/face.ts"
import { promisedNames } from "../../scripts/packages/stability.ts"
import { publishedDeclarations, publishedSpecifier } from "../../scripts/packages/specifier.ts"

/** Builds a package from a table of modules. Each module exports the listed names as constants. */
const packageOf = (modules: Readonly<Record<string, ReadonlyArray<string>>>) =>
  new Map(
    Object.entries(modules).map(([module, names]) => [
      module,
      exportsOf(module, names.map((name) => `export declare const ${name}: number;\n`).join("")),
    ]),
  )

/** Builds an entry whose JavaScript and type declarations are the same text. */
const same = (text: string) => ({ js: text, declarations: text })

describe("the exports of a declaration file", () => {
  it.each([
    ["export declare const a: number;", { a: "price/x" }],
    ["export declare function f(): void;", { f: "price/x" }],
    ["export declare class C extends D {", { C: "price/x" }],
    ["export declare abstract class C {", { C: "price/x" }],
    ["export interface I {", { I: "price/x" }],
    ["export type T = typeof T.Type;", { T: "price/x" }],
    ["export declare enum E {", { E: "price/x" }],
    ['export { a, type B } from "./y.ts";', { a: "price/y", B: "price/y" }],
    ['export { a as b } from "../values/y.ts";', { b: "values/y" }],
    ['export type { A } from "effect/Schema";', { A: "price/x" }],
    ["export { a };", { a: "price/x" }],
    ["export {};", {}],
    ["declare const hidden: number;", {}],
  ])("the exports of the declaration „%s“ are found", (line, names) => {
    assert.deepStrictEqual(Object.fromEntries(exportsOf("price/x", `${line}\n`)), names)
  })

  it.each(['export * from "./y.ts";', "export default a;", "export = a;"])(
    "reading the exports of the declaration „%s“ fails, and the error names the module",
    (line) => {
      assert.throws(() => exportsOf("price/x", line), `price/x: cannot read „${line}“.`)
    },
  )
})

describe("the generated entries of a package", () => {
  it("a package has a sub-path for each folder that contains modules, and for each module at the root", () => {
    const face = faceOf(
      packageOf({
        "price/b": ["b"],
        "price/Price": ["Price"],
        hosts: ["host"],
        "forms/energy/gates": ["gates"],
      }),
      [],
    )
    assert.deepStrictEqual(face, [
      { subPath: "hosts", module: "hosts" },
      { subPath: "forms/energy", module: "forms/energy/index", text: same('export * from "./gates.js"\n') },
      {
        subPath: "price",
        module: "price/index",
        text: same('export * from "./b.js"\nexport * from "./Price.js"\n'),
      },
    ])
  })

  it("a package exports a namespace for each module that builds a port, and exports the names of all other modules directly", () => {
    const face = faceOf(
      packageOf({
        "memory/AMemory": ["layer", "x"],
        "memory/BMemory": ["layer", "x"],
        "memory/layer": ["layer"],
      }),
      [],
    )
    assert.deepStrictEqual(
      face.map(({ text }) => text?.js),
      [
        'export * as AMemory from "./AMemory.js"\nexport * as BMemory from "./BMemory.js"\nexport * from "./layer.js"\n',
      ],
    )
  })

  it("a package leaves out internal folders and their sub-folders, but not folders with a similar name", () => {
    const face = faceOf(
      packageOf({ "sql/a/b": ["b"], "sql/a/c/d": ["d"], "sql/ab": ["ab"], "sql/ac/e": ["e"] }),
      ["sql/a"],
    )
    assert.deepStrictEqual(
      face.map(({ subPath }) => subPath),
      ["sql", "sql/ac"],
    )
  })

  it("the build of a package fails when two modules of an entry export the same name", () => {
    assert.throws(
      () => faceOf(packageOf({ "price/a": ["total"], "price/b": ["total"] }), []),
      "price: both price/a and price/b export total.",
    )
    assert.throws(
      () => faceOf(packageOf({ "memory/layer": ["AMemory"], "memory/AMemory": ["layer"] }), []),
      "memory: both memory/layer and memory/AMemory export AMemory.",
    )
  })

  it("two modules of a package's entry may export the same declaration", () => {
    const modules = new Map([
      ["market/dayRange", exportsOf("market/dayRange", "export declare const rangesText: string;")],
      [
        "market/openingHours",
        exportsOf("market/openingHours", 'export { rangesText } from "./dayRange.ts";'),
      ],
    ])
    assert.lengthOf(faceOf(modules, []), 1)
  })

  it("a package with stability tags publishes only tagged names in public sub-paths, and all names in internal sub-paths", () => {
    const texts = {
      "forms/energy/a":
        "/** @stability stable */\nexport declare const a: number;\nexport declare const b: number;",
      "forms/energy/c": "/**\n * C.\n * @stability unstable\n */\nexport interface C {}",
      "forms/d": "/** Not a stability tag: stable. */\nexport declare const d: number;",
    }
    const modules = new Map(Object.entries(texts).map(([name, text]) => [name, exportsOf(name, text)]))
    const promised = new Map(Object.entries(texts).map(([name, text]) => [name, promisedNames(text)]))
    assert.deepStrictEqual(faceOf(modules, [], promised), [
      { subPath: "internal/forms", module: "internal/forms", text: same('export * from "../forms/d.js"\n') },
      {
        subPath: "forms/energy",
        module: "forms/energy/index",
        text: {
          js: 'export { a } from "./a.js"\n',
          declarations: 'export { a } from "./a.js"\nexport { C } from "./c.js"\n',
        },
      },
      {
        subPath: "internal/forms/energy",
        module: "internal/forms/energy",
        text: same('export * from "../../forms/energy/a.js"\nexport * from "../../forms/energy/c.js"\n'),
      },
    ])
  })

  it("the build of a package fails when a module has the name of the generated entry", () => {
    assert.throws(
      () => faceOf(packageOf({ "price/index": ["a"] }), []),
      "price/index: the entry of a folder is made, not written.",
    )
  })

  it("a package exports every module exactly once", () => {
    const folders = fc.constantFrom(".", "price", "forms", "forms/energy")
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(folders, fc.stringMatching(/^[a-h]{1,3}$/u)), { selector: String }),
        (all) => {
          const modules = all.map(([folder, name]) => (folder === "." ? name : `${folder}/${name}`))
          const face = faceOf(
            packageOf(Object.fromEntries(modules.map((module, at) => [module, [`name${at}`]]))),
            [],
          )
          const offered = face.flatMap(({ module, subPath, text }) =>
            text === undefined
              ? [module]
              : [...text.js.matchAll(/"\.\/(.+)\.js"/gu)].map(([, name]) => `${subPath}/${name}`),
          )
          assert.deepStrictEqual(offered.toSorted(), modules.toSorted())
        },
      ),
    )
  })
})

describe("a published import specifier", () => {
  const faces = new Map([["@heimwerk/core", faceOf(packageOf({ "price/a": ["a"], hosts: ["host"] }), [])]])

  it.each([
    ["./a.ts", "./a.js"],
    ["../price/a.ts", "../price/a.js"],
    ["@heimwerk/core/price/a.ts", "@heimwerk/core/price"],
    ["@heimwerk/core/hosts.ts", "@heimwerk/core/hosts"],
    ["effect/Schema", "effect/Schema"],
    ["node:fs", "node:fs"],
  ])("a package publishes the import %s as %s", (source, published) => {
    assert.strictEqual(publishedSpecifier(source, faces), published)
  })

  it.each(["@heimwerk/core/secret/a.ts", "@heimwerk/server/settings/memory.ts"])(
    "a package cannot publish the import %s",
    (source) => {
      assert.throws(() => publishedSpecifier(source, faces), `${source} is imported, but`)
    },
  )

  it("all imports in a published declaration file are rewritten, and other text stays unchanged", () => {
    const declarations = [
      'import type { A } from "../price/a.ts";',
      'import "./side.ts";',
      'export declare const b: import("@heimwerk/core/price/a.ts").B;',
      'export declare const text: "./a.ts";',
    ].join("\n")
    assert.strictEqual(
      publishedDeclarations(declarations, faces),
      [
        'import type { A } from "../price/a.js";',
        'import "./side.js";',
        'export declare const b: import("@heimwerk/core/price").B;',
        'export declare const text: "./a.ts";',
      ].join("\n"),
    )
  })
})

describe("the rewrite of Effect imports", () => {
  it.each([
    ['import { Effect } from "effect"', 'import * as Effect from "effect/Effect"'],
    [
      'import { Effect, type Scope, Layer } from "effect"',
      'import * as Effect from "effect/Effect"; import * as Layer from "effect/Layer"',
    ],
    ['import { Schema as S } from "effect"', 'import * as S from "effect/Schema"'],
    ['import { HttpApi } from "effect/http-api"', 'import * as HttpApi from "effect/http-api/HttpApi"'],
    [
      'import { pipe, flow as f } from "effect"',
      'import { pipe } from "effect/Function"; import { flow as f } from "effect/Function"',
    ],
    ['import { type Scope } from "effect"', ""],
  ])("each Effect module is imported separately: %s", (source, published) => {
    assert.strictEqual(effectByModule(source), published)
  })

  it.each([
    'import type { Effect } from "effect"',
    'import * as Effect from "effect/Effect"',
    'import { dual } from "effect/Function"',
    'import { Effect } from "effectless"',
    '// import { Effect } from "effect"',
  ])("code that imports no value from a barrel file of Effect stays unchanged: %s", (source) => {
    assert.strictEqual(effectByModule(source), source)
  })

  it("rewriting Effect imports does not change line numbers, so that source maps stay correct", () => {
    const source =
      'import {\n  Effect,\n  Layer,\n} from "effect"\nconst a = 1\nimport { Schema } from "effect"\nconst b = 2'
    assert.deepStrictEqual(effectByModule(source).split("\n"), [
      'import * as Effect from "effect/Effect"; import * as Layer from "effect/Layer"',
      "",
      "",
      "",
      "const a = 1",
      'import * as Schema from "effect/Schema"',
      "const b = 2",
    ])
  })
})
