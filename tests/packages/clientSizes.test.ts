import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, inject, it } from "@effect/vitest"

import { root } from "../architecture/sources.ts"
import { installed } from "./support/installed.ts"
import {
  gzipKb,
  type PromisedSize,
  type SizedProgram,
  testPromisedSizes,
  testSizes,
} from "./support/programSize.ts"

const folder = inject("consumer")
const manual = "adapters/README.md"
const withoutEffect = [manual, "have at most 12 KB"] as const

const programs: ReadonlyArray<SizedProgram> = [
  {
    name: "client with markets only",
    maxKb: 6,
    promise: [manual, "at most 6 KB with markets"],
    text: async () => `export { createShop, markets } from "@heimwerk/adapters/client"`,
  },
  {
    name: "client with the optimistic basket",
    maxKb: 37,
    promise: [manual, "37 KB with the optimistic basket"],
    text: async () => `export { basket, createShop } from "@heimwerk/adapters/client"`,
  },
  {
    name: "client with catalogue, suggestions and stock",
    maxKb: 12,
    promise: withoutEffect,
    text: async () => `export { catalog, createShop, stocks, suggestions } from "@heimwerk/adapters/client"`,
  },
  {
    name: "client with checkout, account and orders",
    maxKb: 12,
    promise: withoutEffect,
    text: async () => `export { account, checkout, createShop, orders } from "@heimwerk/adapters/client"`,
  },
  {
    name: "client of a worker with markets, prices and the requests of the basket",
    maxKb: 9,
    promise: ["examples/worker/README.md", "at most 9 KB"],
    text: async () => `export { basketCalls, createShop, markets, prices } from "@heimwerk/adapters/client"`,
  },
  {
    name: "client with the newsletter only",
    maxKb: 5,
    promise: [manual, "the newsletter at most 5 KB"],
    text: async () => `export { createShop, newsletter } from "@heimwerk/adapters/client"`,
  },
]

const maxBundleKb = 50
const sizes: ReadonlyArray<PromisedSize> = [
  ...programs,
  { maxKb: maxBundleKb, promise: [manual, "in one file (at most 50 KB gzip)"] },
  { maxKb: maxBundleKb, promise: ["examples/elements/README.md", "(at most 50 KB gzip)"] },
]

describe("the Promise client in a bundle", () => {
  testSizes(folder, programs)

  it(`the client in one file, for pages without a build step, has at most ${maxBundleKb} KB gzip`, () => {
    const kb = gzipKb(readFileSync(join(installed(folder, "adapters"), "client", "bundle.js")))
    console.log(`${kb.toFixed(2)} KB of ${maxBundleKb}: client in one file`)
    assert.isAtMost(kb, maxBundleKb)
  })
})

describe("the manuals of the client and of its examples", () => {
  const readmes = globSync(["{adapters,conformance,cli}/README.md", "examples/**/README.md"], { cwd: root })

  testPromisedSizes(readmes, sizes)
})
