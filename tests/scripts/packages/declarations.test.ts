import { assert, describe, it } from "@effect/vitest"

import { importsOnce } from "../../../scripts/packages/declarations/imports.ts"
import { reachedStatements, type Start } from "../../../scripts/packages/declarations/reached.ts"
import { slimDeclarations } from "../../../scripts/packages/declarations/slim.ts"
import { statementsOf } from "../../../scripts/packages/declarations/statements.ts"

const lines = (...all: ReadonlyArray<string>) => all.join("\n")

/** Returns the names that are reached in each module. */
const reachedNames = (files: Readonly<Record<string, string>>, ...starts: ReadonlyArray<Start>) =>
  Object.fromEntries(
    [...reachedStatements(new Map(Object.entries(files)), starts).statements].map(([module, statements]) => [
      module,
      statements.flatMap(({ names }) => names),
    ]),
  )

describe("the statements of a declaration file", () => {
  it("a doc comment before a case of a union does not split the declaration of the union into two statements", () => {
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

  it("the names that a public name reaches are only those that its declaration uses, across all packages", () => {
    assert.deepStrictEqual(reachedNames(files, { module: "adapters/http/b", names: ["b"] }), {
      "adapters/http/b": ["b"],
      "core/a/A": ["A_base", "A"],
      "core/a/Deep": ["Deep"],
    })
  })

  it("the names that a public name reaches include names from inline imports and re-exports", () => {
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

  it("a published declaration file contains a repeated type once, as an alias that is indented like a top-level declaration", () => {
    const schema = "Schema.Struct<{\n        readonly name: Schema.NonEmptyString;\n    }>"
    assert.strictEqual(
      slim(
        lines(
          'import * as Schema from "effect/Schema";',
          "export interface A {",
          `    readonly first: ${schema};`,
          `    readonly second: ${schema};`,
          `    readonly third: ${schema};`,
          "}",
        ),
      ),
      lines(
        'import * as Schema from "effect/Schema";',
        "type A_1 = Schema.Struct<{",
        "\treadonly name: Schema.NonEmptyString;",
        "}>;",
        "export interface A {",
        "\treadonly first: A_1;",
        "\treadonly second: A_1;",
        "\treadonly third: A_1;",
        "}",
        "export {};",
      ),
    )
  })

  it.each([
    [
      "a type parameter of the function around it",
      "Schema.Struct<{ readonly first: Value; readonly second: Value; readonly third: Value }>",
    ],
    [
      "a name that the file does not know",
      "Schema.Struct<{ readonly first: Other; readonly second: Other; readonly third: Other }>",
    ],
  ])("a repeated type with %s stays as it is", (_, type) => {
    const file = lines(
      'import * as Schema from "effect/Schema";',
      `export declare const a: <Value>(one: ${type}, two: ${type}, three: ${type}) => void;`,
    )
    assert.strictEqual(slim(file), file)
  })

  it("a published declaration file omits type arguments that equal the default of Effect", () => {
    const types = [
      ["Effect.Effect<void, never, never>", "Effect.Effect<void>"],
      ["Layer.Layer<A, E, never>", "Layer.Layer<A, E>"],
      ["Layer.Layer<A, never, B>", "Layer.Layer<A, never, B>"],
      ["Schema.decodeTo<Schema.Int, never, never, never>", "Schema.decodeTo<Schema.Int, never>"],
      ["Effect.Effect<Effect.Effect<void, never, never>, E, never>", "Effect.Effect<Effect.Effect<void>, E>"],
      ["Other<void, never>", "Other<void, never>"],
    ]
    assert.deepStrictEqual(
      types.map(([from]) => slim(`export declare const a: ${from};`)),
      types.map(([, to]) => `export declare const a: ${to};`),
    )
  })

  it("a published declaration file writes the base of an error class as the return type of Effect's function `TaggedError`", () => {
    assert.strictEqual(
      slim(
        lines(
          'declare const A_base: new <A extends Record<string, any> = {}>(args: import("effect/Types").VoidIfEmpty<{ readonly [P in keyof A as P extends "_tag" ? never : P]: A[P]; }>) => import("effect/Cause").YieldableError & {',
          '    readonly _tag: "A";',
          "} & Readonly<A>;",
        ),
      ),
      lines('declare const A_base: ReturnType<typeof import("effect/Data").TaggedError<"A">>;', "export {};"),
    )
  })
})

describe("the imports of a published declaration file", () => {
  it("a published declaration file imports each module once, and only names that its code uses", () => {
    assert.strictEqual(
      importsOnce(
        lines(
          'import { type X, Y as Z } from "./x.js";',
          'import type { V } from "./x.js";',
          'import * as Schema from "effect/Schema";',
          'import type { W } from "./w.js";',
          "/** Not a W and no Schema. */",
          "export declare const A: Z | V;",
        ),
      ),
      lines(
        'import { Y as Z, V } from "./x.js";',
        "/** Not a W and no Schema. */",
        "export declare const A: Z | V;",
      ),
    )
  })

  it("several inline imports of one name in a published declaration file are replaced by one import", () => {
    const inline = 'import("./x.js").X | import("./y.js").Y'
    assert.strictEqual(
      importsOnce(
        lines(
          'import * as x from "./x.js";',
          'import { Z } from "./y.js";',
          '/** See `import("./w.js").W`. */',
          `export declare const A: ${inline} | x.A | Z;`,
          'export declare const B: import("./once.js").Once | import("./w.js").W | import("./w.js").W;',
        ),
      ),
      lines(
        'import * as x from "./x.js";',
        'import { Z, Y } from "./y.js";',
        'import { W } from "./w.js";',
        '/** See `import("./w.js").W`. */',
        "export declare const A: x.X | Y | x.A | Z;",
        'export declare const B: import("./once.js").Once | W | W;',
      ),
    )
  })

  it("an inline import stays if its name has another meaning in the file", () => {
    const file = lines(
      'import { A } from "./a.js";',
      'export declare const B: A | import("./x.js").A | import("./x.js").A | import("./x.js").C | import("./x.js").C;',
      "export interface C {",
      "}",
    )
    assert.strictEqual(importsOnce(file), file)
  })
})
