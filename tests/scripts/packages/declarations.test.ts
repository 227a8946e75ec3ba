import { assert, describe, it } from "@effect/vitest"

import { reachedStatements, type Start } from "../../../scripts/packages/declarations/reached.ts"
import { slimDeclarations } from "../../../scripts/packages/declarations/slim.ts"
import { statementsOf } from "../../../scripts/packages/declarations/statements.ts"

const lines = (...all: ReadonlyArray<string>) => all.join("\n")

/** Returns the names that are reached in each module. */
const reachedNames = (files: Readonly<Record<string, string>>, ...starts: ReadonlyArray<Start>) =>
  Object.fromEntries(
    [...reachedStatements(new Map(Object.entries(files)), starts)].map(([module, statements]) => [
      module,
      statements.flatMap(({ names }) => names),
    ]),
  )

describe("the statements of a declaration file", () => {
  it("a doc comment inside of a union at the start of a line does not begin a statement", () => {
    const union = lines(
      "export type A = {",
      '    kind: "b";',
      "}",
      "/** The second case. */",
      " | {",
      '    kind: "c";',
      "};",
    )
    const found = statementsOf(
      lines('import type { X } from "./x.ts";', "/** A. */", union, "export interface B {", "}"),
    )
    assert.deepStrictEqual(
      found.map(({ names, text }) => [names, text]),
      [
        [[], 'import type { X } from "./x.ts";'],
        [["A"], lines("/** A. */", union)],
        [["B"], "export interface B {\n}"],
      ],
    )
  })
})

describe("the declarations that a compiler needs", () => {
  const files = {
    "adapters/http/b": lines(
      'import type { A } from "@heimwerk/core/a/A.ts";',
      "export declare const b: A;",
      "export declare const c: number;",
    ),
    "core/a/A": lines(
      'import type { Deep, Other } from "./Deep.ts";',
      "declare const A_base: Deep;",
      "export declare class A extends A_base {",
      "}",
      'export declare const far: import("./Far.ts").Far;',
      "export declare const unused: Other;",
    ),
    "core/a/Deep": "export interface Deep {\n}\nexport interface Other {\n}",
    "core/a/Far": "export interface Far {\n}\nexport interface Farther {\n}",
    "core/a/entry": 'export { far as near } from "./A.ts";',
  }

  it("the declarations of a public name are those of all names that it uses, in all packages, and no others", () => {
    assert.deepStrictEqual(reachedNames(files, { module: "adapters/http/b", names: ["b"] }), {
      "adapters/http/b": ["b"],
      "core/a/A": ["A_base", "A"],
      "core/a/Deep": ["Deep"],
    })
  })

  it("the declarations of a public name contain names from inline imports and re-exports", () => {
    assert.deepStrictEqual(reachedNames(files, { module: "core/a/entry", names: ["near"] }), {
      "core/a/entry": ["near"],
      "core/a/A": ["far"],
      "core/a/Far": ["Far"],
    })
  })

  it("a module without a list of public names publishes all its names", () => {
    assert.deepStrictEqual(reachedNames(files, { module: "core/a/Far", names: undefined }), {
      "core/a/Far": ["Far", "Farther"],
    })
  })
})

describe("a published declaration file", () => {
  const slim = (file: string) => slimDeclarations(statementsOf(file), (name) => name === "A")

  it("a published declaration file has doc comments of public names only, and is indented with tabs", () => {
    const file = lines(
      "/** A. */",
      "export interface A {",
      "    /** Its size in KB. */",
      "    readonly size: number;",
      "}",
      "/** B. */",
      "export interface B {",
      "    /** Its size in KB. */",
      "    readonly size: number;",
      "}",
    )
    assert.strictEqual(
      slim(file),
      lines(
        "/** A. */",
        "export interface A {",
        "\t/** Its size in KB. */",
        "\treadonly size: number;",
        "}",
        "export interface B {",
        "\treadonly size: number;",
        "}",
      ),
    )
  })

  it("a published declaration file imports only names that it uses", () => {
    const imports = [
      'import { type X, Y as Z } from "./x.ts";',
      'import * as Schema from "effect/Schema";',
      'import type { W } from "./w.ts";',
    ]
    assert.strictEqual(
      slim(lines(...imports, "export declare const A: Z;", "export {};")),
      lines('import type { Y as Z } from "./x.ts";', "export declare const A: Z;", "export {};"),
    )
  })

  it("a published declaration file contains the structure of a named schema once", () => {
    const schema = "Schema.Struct<{\n    readonly a: Schema.String;\n}>"
    const named = `declare const A_base: Schema.Opaque<A, ${schema}, {}> & Omit<${schema}, keyof Schema.Top>;`
    assert.strictEqual(
      slim(named),
      lines(
        "type A_schema = Schema.Struct<{",
        "\treadonly a: Schema.String;",
        "}>;",
        "declare const A_base: Schema.Opaque<A, A_schema, {}> & Omit<A_schema, keyof Schema.Top>;",
      ),
    )
  })
})
