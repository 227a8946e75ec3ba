import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { countOf } from "./count.ts"

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8")

describe("the comparison of clients", () => {
  it.each([
    ["heimwerk.ts", "@heimwerk/adapters/client"],
    ["openapi.ts", "openapi-fetch"],
    ["medusa.ts", "@medusajs/js-sdk"],
    ["shopify.ts", "@shopify/storefront-api-client"],
    ["shopifyReact.tsx", "@shopify/hydrogen-react"],
  ])(
    "docs/clients.md has the right numbers of lines and steps, and the right missing features, for the program %s",
    (file, library) => {
      const { lines, missing, steps } = countOf(read(`consumers/${file}`))
      const row = read("../../docs/clients.md")
        .split("\n")
        .find((line) => line.startsWith("|") && line.includes(library))
      const cells = row?.split("|").map((cell) => cell.trim())
      assert.deepStrictEqual(
        [cells?.[2], cells?.[4], cells?.[6]],
        [String(lines), String(steps), missing.join(", ") || "nothing"],
      )
    },
  )

  it("the lines of a program are counted without comments and empty lines; its steps and missing features are read from comments", () => {
    const text = "// step: install\n// step: ask\n// missing: a finder\n\n/** Adds. */\nconst a = 1\n"
    assert.deepStrictEqual(countOf(text), { lines: 1, steps: 2, missing: ["a finder"] })
  })
})
