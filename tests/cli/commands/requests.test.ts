import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { ScreenWidth } from "@heimwerk/cli/output/screen.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { ask } from "../support/ask.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const email = "anna.berg@kunde.example"
/** 21.11.2026, 12:00 in Germany. */
const received = Date.UTC(2026, 10, 21, 11)

const storeRequests = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const [form, confirmed, age] of [
    ["energetictransformation", null, 0],
    ["energetictransformation", received, 1],
    ["craftsmanservice", null, 2],
  ] as const)
    yield* sql`insert into customer_request (id, form, payload, received, due, token_hash, confirmed)
      values (${`${form}-${age}`}::text, ${form}::text, ${JSON.stringify({ email })}::text, ${received - age * 60_000}::bigint, 0,
        ${form === "craftsmanservice" ? null : `hash-${age}`}::text, ${confirmed}::bigint)`
})

describe("heimwerk requests", () => {
  it.live(
    "requests says until when the customer can confirm an energy request, which requests the shop has not delivered, and cuts no state on a narrow screen",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          yield* storeRequests
          const { code, stderr, stdout } = yield* ask("requests", email)
          assert.deepStrictEqual([code, stderr], [0, []])
          const [, unconfirmed, confirmed, craftsman] = stdout.split("\n")
          assert.match(
            unconfirmed ?? "",
            /^energetictransformation-0 .+ {2}wartet auf die Bestätigung des Kunden, Link gilt bis 28\.11\.2026, 12:00 Uhr$/u,
          )
          assert.match(
            confirmed ?? "",
            /^energetictransformation-1 .+ {2}bestätigt 21\.11\.2026, 12:00 Uhr, noch nicht zugestellt$/u,
          )
          assert.match(craftsman ?? "", /^craftsmanservice-2 .+ {2}noch nicht zugestellt$/u)

          const narrow = yield* Effect.provideService(ask("requests", email), ScreenWidth, 80)
          const blocks = narrow.stdout.split("\n\n")
          assert.strictEqual(blocks.length, 3)
          assert.strictEqual(
            blocks[2],
            "Anfrage: craftsmanservice-2\nFormular: Handwerksservice\nEingang: 21.11.2026, 11:58 Uhr\nStand: noch nicht zugestellt",
          )
        }),
      ),
  )
})
