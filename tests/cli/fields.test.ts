import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ask } from "./support/ask.ts"

const near = ["markets", "near", "50667", "--limit", "2", "--at", "2026-11-21T12:00"]

describe("heimwerk --csv and --fields", () => {
  it.effect("with --csv, the command line prints a line of field names and then one line per row", () =>
    Effect.gen(function* () {
      const { stdout } = yield* ask(...near, "--csv")
      const lines = stdout.split("\r\n")
      assert.strictEqual(lines[0], "id,name,distanceKm,distanceText,open,status,next")
      assert.match(
        lines[2] ?? "",
        /^369,Heimwerk Köln-Süd,8\.\d+,"8,2 Km",true,Geöffnet bis 20:00 Uhr,2026-11-23T/u,
      )
    }),
  )

  it.effect(
    "with --fields, the command line prints only the named fields, as a table, as JSON and as CSV",
    () =>
      Effect.gen(function* () {
        const fields = ["--fields", "name, id"]
        assert.strictEqual(
          (yield* ask(...near, ...fields)).stdout,
          "name                        id\nHeimwerk Köln-Altstadt-Süd  366\nHeimwerk Köln-Süd           369",
        )
        assert.strictEqual(
          (yield* ask(...near, ...fields, "--json")).stdout,
          '[{"name":"Heimwerk Köln-Altstadt-Süd","id":"366"},{"name":"Heimwerk Köln-Süd","id":"369"}]',
        )
        assert.strictEqual(
          (yield* ask(...near, ...fields, "--csv")).stdout,
          "name,id\r\nHeimwerk Köln-Altstadt-Süd,366\r\nHeimwerk Köln-Süd,369\r",
        )
      }),
  )

  it.effect.each([
    [["products", "search", "hammer", "--limit", "2", "--fields", "articleId,price.regular"], 2],
    [["prices", "explain", "20167537", "--fields", "rule,result"], 8],
    [["markets", "list", "--fields", "id,address.city"], 300],
  ] as const)("the command %j prints the rows of its answer as CSV", ([args, rows]) =>
    Effect.gen(function* () {
      const { stdout } = yield* ask(...args, "--csv")
      assert.lengthOf(stdout.split("\r\n").slice(1), rows)
    }),
  )

  it.effect("the command line rejects an unknown field and names the possible fields", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask(...near, "--fields", "id,stadt"), {
        code: 2,
        stdout: "",
        stderr: [
          "Das Feld „stadt“ gibt es hier nicht. Möglich ist: id, name, distanceKm, distanceText, open, status, next.",
        ],
      })
    }),
  )

  it.effect("with --select, the command line prints a part of its answer, as text, table, JSON and CSV", () =>
    Effect.gen(function* () {
      const answers = yield* Effect.forEach(
        [
          ["--select", "name"],
          ["--select", "name", "--json"],
          ["--select", "$[distanceKm > 5].{'market': id, 'far': distanceText}"],
          ["--select", "$[].{'market': id}", "--csv"],
          ["--select", "id", "--csv"],
          ["--select", "$[]", "--fields", "id", "--json"],
          ["--select", "$sum(distanceKm) < 10"],
        ],
        (options) => ask(...near, ...options),
      )
      assert.deepStrictEqual(
        answers.map(({ stdout }) => stdout),
        [
          "Heimwerk Köln-Altstadt-Süd\nHeimwerk Köln-Süd",
          '["Heimwerk Köln-Altstadt-Süd","Heimwerk Köln-Süd"]',
          "market  far\n369     8,2 Km",
          "market\r\n366\r\n369\r",
          "value\r\n366\r\n369\r",
          '[{"id":"366"},{"id":"369"}]',
          "true",
        ],
      )
    }),
  )

  it.effect(
    "with --select, the command line reports in one line that an expression selects nothing or is invalid",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ask(...near, "--select", "stadt"), {
          code: 1,
          stdout: "",
          stderr: ["Die Auswahl „stadt“ trifft auf nichts zu."],
        })
        assert.deepStrictEqual(yield* ask(...near, "--select", "name["), {
          code: 2,
          stdout: "",
          stderr: [
            "Die Auswahl „name[“ ist bei Zeichen 5 nicht gültig. Die Schreibweise zeigt https://docs.jsonata.org.",
          ],
        })
      }),
  )

  it.effect("the command line rejects --csv together with --json", () =>
    Effect.gen(function* () {
      const { code, stderr } = yield* ask(...near, "--csv", "--json")
      assert.deepStrictEqual([code, stderr], [2, ["--csv und --json schließen einander aus."]])
    }),
  )
})
