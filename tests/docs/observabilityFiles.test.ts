import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { root } from "../architecture/sources.ts"

const read = (path: string) => readFileSync(join(root, path), "utf8")

const operations = read("docs/operations.md")
const alerts = read("deploy/observability/alerts.yaml")

/** The names of all measurements in the sources of telemetry and replicas. */
const measured = new Set(
  globSync(["server/telemetry/*.ts", "adapters/sql/replicas/*.ts"], { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/Metric\.\w+\("([a-z_]+)"/gu)].map(([, name = ""]) => name),
  ),
)

/** Names of measurements in a text, without the suffixes `_bucket` and `_count` that a histogram adds. */
const measuredIn = (text: string) =>
  [...text.matchAll(/\b(?:heimwerk|http_server|nodejs|process)_[a-z_]+/gu)].map(([name]) =>
    name.replace(/_(?:bucket|count)$/u, ""),
  )

describe("the files for monitoring", () => {
  it.each([
    ["the alerts", alerts],
    ["the dashboard", read("deploy/observability/dashboard.json")],
    ["docs/operations.md", operations],
  ])("every measurement that is named in %s is a measurement of the server", (_, text) => {
    const names = measuredIn(text).filter((name) => name !== "heimwerk_")
    assert.isNotEmpty(names)
    assert.deepStrictEqual(
      names.filter((name) => !measured.has(name)),
      [],
    )
  })

  it("the alert ShopIsAway comes within 3 minutes, because the collector soon forgets an instance that sends nothing", () => {
    const [, kept] = /metric_expiration: (\d+)m\n/u.exec(read("deploy/observability/collector.yaml")) ?? []
    const [, pending] = /alert: ShopIsAway\n.*\n\s+for: (\d+)m\n/u.exec(alerts) ?? []
    assert.isAtMost(Number(kept) + Number(pending), 3)
  })

  it("docs/operations.md says what to do for each alert", () => {
    const names = [...alerts.matchAll(/alert: (\w+)/gu)].map(([, name = ""]) => name)
    assert.isNotEmpty(names)
    for (const name of names)
      assert.match(operations, new RegExp(`^\\| \`${name}\`  *\\| \\S.{20,} \\|$`, "mu"))
  })

  it("docs/operations.md names each measurement of the server", () => {
    for (const name of measured) assert.include(operations, `\`${name}\``)
  })
})
