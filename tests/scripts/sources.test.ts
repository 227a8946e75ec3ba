import { cyclesOf } from "../../scripts/sources/folders.ts"
import { buttonToWire, shortestPath, stepsOf } from "../../scripts/sources/hops.ts"
import { importsOf } from "../../scripts/sources/imports.ts"
import { commandFiles } from "../../scripts/sources/measures.ts"
import { unreachedExports } from "../../scripts/sources/reached.ts"
import type { Tree } from "../../scripts/sources/tree.ts"
import { assert, describe, it } from "@effect/vitest"

const tree = (files: Readonly<Record<string, string>>): Tree => new Map(Object.entries(files))

const port = `export class Baskets extends Context.Service<Baskets, {}>()("core/basket/Baskets") {}`

/**
 * Sources of a shop in which one click leads from a button to the server: the button imports the service
 * dynamically, the service calls the port, and the HTTP adapter builds the port.
 */
const clicked = tree({
  "ui/features/basket/TileAddButton.tsx": `const load = () => import("./basketService.ts")`,
  "ui/features/basket/basketService.ts": `import { make } from "@heimwerk/core/basket/service.ts"`,
  "core/basket/service.ts": `import { Baskets } from "./Baskets.port.ts"`,
  "core/basket/Baskets.port.ts": port,
  "core/basket/rules.ts": `import type { Baskets } from "./Baskets.port.ts"`,
  "adapters/http/BasketsHttp.ts": `import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { client } from "./client.ts"
export const layer = Layer.effect(
  Baskets,
  client,
)`,
  "adapters/http/client.ts": `export const send = () => fetch("/basket")`,
})

describe("imports", () => {
  it("the list of imports distinguishes type imports, static imports and dynamic imports", () => {
    const imports = importsOf(
      tree({
        "ui/a.ts": `import type { B } from "./b.ts"
import { type C } from "./c.ts"
import { d, type D } from "./d.ts"
const later = () => import("./e.ts")
import { Effect } from "effect"`,
        ...Object.fromEntries(["b", "c", "d", "e"].map((name) => [`ui/${name}.ts`, ""])),
      }),
    )
    assert.deepStrictEqual(imports.get("ui/a.ts"), [
      { target: "ui/b.ts", isType: true, isDynamic: false },
      { target: "ui/c.ts", isType: true, isDynamic: false },
      { target: "ui/d.ts", isType: false, isDynamic: false },
      { target: "ui/e.ts", isType: false, isDynamic: true },
    ])
  })
})

describe("hops", () => {
  it("the path from the add-to-basket button to the HTTP client goes from the core's service to the adapter that builds its port", () => {
    assert.deepStrictEqual(buttonToWire(clicked), [
      "ui/features/basket/TileAddButton.tsx",
      "ui/features/basket/basketService.ts",
      "core/basket/service.ts",
      "adapters/http/BasketsHttp.ts",
      "adapters/http/client.ts",
    ])
  })

  it("the shortest path between two files does not follow imports of types", () => {
    const path = shortestPath(stepsOf(clicked), "core/basket/rules.ts", (file) => file.endsWith("port.ts"))
    assert.isUndefined(path)
  })
})

describe("commandFiles", () => {
  it("the list of files per basket command has no entry for a command whose name is a single word, such as add", () => {
    const found = commandFiles(
      tree({
        "core/basket/BasketCommand.ts": `Schema.Union([command("add", {}), command("addCoupon", { couponId: Schema.String })])`,
        "ui/Coupon.tsx": `run({ kind: "addCoupon" })`,
        "ui/Add.tsx": `add()`,
      }),
    )
    assert.deepStrictEqual([...found], [["addCoupon", ["core/basket/BasketCommand.ts", "ui/Coupon.tsx"]]])
  })
})

describe("cyclesOf", () => {
  it("cycles of folders are found across a third folder, and also through type imports", () => {
    const { cycles, pairs } = cyclesOf(
      tree({
        "core/a/one.ts": `import { two } from "../b/two.ts"`,
        "core/b/two.ts": `import type { Three } from "../c/Three.ts"`,
        "core/c/Three.ts": `import { one } from "../a/one.ts"`,
        "core/d/four.ts": `import { one } from "../a/one.ts"`,
      }),
    )
    assert.deepStrictEqual(cycles, [["a", "b", "c"]])
    assert.deepStrictEqual(pairs, [])
  })
})

describe("unreachedExports", () => {
  it("an export of core is listed as unreached even if an unreached file of core imports it", () => {
    const shop = tree({
      "core/price/used.ts": `import { inner } from "./inner.ts"\nexport const used = inner\nexport const spare = 1`,
      "core/price/inner.ts": `export const inner = 1`,
      "core/price/dead.ts": `import { grave } from "./grave.ts"\nexport const dead = grave`,
      "core/price/grave.ts": `export const grave = 1`,
      "core/price/shown.ts": `export const shown = 1`,
      "ui/page.ts": `import { used } from "@heimwerk/core/price/used.ts"`,
    })
    const readme = `import { shown } from "@heimwerk/core/price"`
    assert.deepStrictEqual(unreachedExports(shop, { name: "core", inner: [], isTagged: false }, [readme]), [
      "core/price/used.ts spare",
      "core/price/dead.ts dead",
      "core/price/grave.ts grave",
    ])
  })
})
