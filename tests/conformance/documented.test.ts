import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { checkBackend } from "@heimwerk/conformance/check.ts"
import { checks } from "@heimwerk/conformance/checks/all.ts"

import { root } from "../architecture/sources.ts"
import { defects } from "./support/defects.ts"

const page = readFileSync(join(root, "docs", "conformance.md"), "utf8")

describe("docs/conformance.md", () => {
  it("docs/conformance.md lists every check with its title, its rule and whether it writes", () => {
    const rows = [...page.matchAll(/^\| `(?<id>[^`]+)` (?<rest>.+)$/gmu)].map(({ groups = {} }) => {
      const cells = (groups["rest"] ?? "").split("|").map((cell) => cell.trim())
      return [groups["id"], ...cells.slice(1, 4)]
    })
    assert.deepStrictEqual(
      rows,
      checks.map(({ id, rule, title, writes }) => [id, title, rule, writes === true ? "yes" : ""]),
    )
  })

  it("checkBackend rejects an unknown name of a check before it sends a request", async () => {
    const options = { origin: "http://127.0.0.1:9", brand: "heimwerk", only: ["basket", "baskets"] } as const
    const cause: unknown = await checkBackend(options).catch((error: unknown) => error)
    assert.strictEqual(String(cause), "Error: There is no check named baskets.")
  })

  it("each conformance check has a unique name", () => {
    assert.strictEqual(new Set(checks.map(({ id }) => id)).size, checks.length)
  })

  it("docs/conformance.md names the number of deliberate defects", () => {
    assert.include(page, `with ${defects.length} deliberate defects`)
  })
})
