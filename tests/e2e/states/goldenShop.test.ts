import { afterEach, assert, beforeAll, describe, it, vi } from "@effect/vitest"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { freePort } from "../../support/freePort.ts"
import { leaveMail, plant } from "../../support/canary.ts"
import { smallWorldDatabase, temporaryDirectory } from "../../support/database.ts"
import { MemoryShop } from "../../server/support/memoryShop.ts"
import { alteredShop } from "../../cli/support/alteredShop.ts"
import { ask } from "../../cli/support/ask.ts"
import { checkExample, examplesIn, type Replacement } from "../../cli/support/goldenFiles.ts"
import { buildWhereMissing } from "../../cli/support/launch.ts"
import { offered } from "../../cli/support/offered.ts"
import { whileRunning } from "../../cli/support/runningShop.ts"
import { ownDataExample } from "../../cli/support/ownData.ts"
import { orderBy, orderHome } from "../../cli/support/placedOrders.ts"

beforeAll(buildWhereMissing)

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The time at which the commands are asked: 21.11.2026, 12:00 in Germany. */
const time = Date.UTC(2026, 10, 21, 11)

const examples = examplesIn("goldenShop")

/** Checks the examples of each golden file in the given order, because some commands change the shop. */
const checkFiles = (files: ReadonlyArray<string>, replacements: ReadonlyArray<Replacement> = []) =>
  Effect.forEach(files, (file) =>
    Effect.forEach(
      examples.filter((example) => example.file === file),
      (example) => checkExample(example, replacements),
    ),
  )

/** Matches ids that differ in each run. */
const ids: ReadonlyArray<Replacement> = [
  [
    /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/gu,
    "00000000-0000-4000-8000-000000000000",
  ],
]

/** Matches the versions, counts and times in the output that change with the database. */
const varying: ReadonlyArray<Replacement> = [
  [/\d+(?= Zeilen)|(?<="rows": )\d+/gu, "1000"],
  [/\d+(?= Tabellen)|(?<="tables": )\d+/gu, "50"],
  [/(?<=^tables,rows\n)\d+,\d+/gu, "50,1000"],
  [/(?<=^rows,before\n)\d+/gu, "1000"],
  [/\d+(?= Indizes)/gu, "60"],
  [/(?<=PostgreSQL )[\d.]+/gu, "18"],
  [/(?<=pglite-before-)\d+/gu, "1795258800000"],
]

const canary = Email.make("kanarienvogel@post.example")
const birds = [canary, Email.make("meise@post.example"), Email.make("zeisig@post.example")]

/**
 * Uses every feature that stores personal data, as three invented people, and leaves one mail in the queue.
 * Returns the id of the first person's account.
 */
const plantBirds = Effect.fnUntraced(function* (directory: string) {
  yield* Effect.forEach(birds, (bird) => plant(bird, directory))
  yield* leaveMail(canary)
  const sql = yield* SqlClient.SqlClient
  yield* sql`update outgoing_mail set id = 'wartende-mail'`
  const [account] = yield* sql`select id from customer where email = ${canary}::text`
  return String(account?.["id"])
})

/** A withdrawal of a customer who does not know the number of the order. */
const withdrawal = {
  name: "Anna Berg",
  contract: "Akkuschrauber vom 20. November",
  email: Email.make("anna.berg@kunde.example"),
  note: "nur der zweite Akku",
}

const letters = "ABCDEFGHI".split("")

/** Places orders and returns their numbers with those of the golden files: `HW-20261121-AAAAAAAA`. */
const numbered = <E, R>(first: number, places: ReadonlyArray<Effect.Effect<string, E, R>>) =>
  Effect.forEach(places, (place, index) =>
    Effect.map(place, (id): Replacement => [id, `HW-20261121-${(letters[first + index] ?? "").repeat(8)}`]),
  )

describe("golden files of the commands for a shop", () => {
  it.effect(
    "the commands for diagnosis, withdrawals, the newsletter, customers, baskets, wishlists, consents, requests, mails, orders, backup and restore print their golden output",
    () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(time)
        const directory = yield* smallWorldDatabase
        vi.stubEnv("DATA_DIR", directory)
        const origin = `http://127.0.0.1:${yield* Effect.promise(freePort)}`
        const places: ReadonlyArray<Replacement> = [
          ...varying,
          [directory, "/daten"],
          [origin, "http://127.0.0.1:4173"],
        ]
        yield* whileRunning(
          directory,
          origin,
          Effect.gen(function* () {
            yield* checkFiles(["doctor", "status"], places)
            const { number } = yield* Withdrawals.use((port) => port.declare(withdrawal, "w1"))
            yield* checkFiles(["withdrawals-list"], [[number, "W-0123456789AB"]])
            const sql = yield* SqlClient.SqlClient
            yield* sql`insert into newsletter_subscription (subscriber, requested, confirmed)
              values (${withdrawal.email}::text, ${time}::bigint, ${time}::bigint)`
            yield* checkFiles(["newsletter-export"], [...places, [/(?<=token=)[\w-]+/gu, "0"]])
            const planted: ReadonlyArray<Replacement> = [[yield* plantBirds(directory), "10099"], ...ids]
            yield* checkFiles(
              [
                "customers-show",
                "baskets-show",
                "wishlists-show",
                "consents",
                "requests",
                "mails-list",
                "mails-show",
              ],
              planted,
            )
            yield* sql`insert into outgoing_mail (id, recipient, subject, body, due, refused)
              select id, 'bert@post.example', 'Alt', 'Alt', 0, 1 from unnest(array['spf-1', 'spf-2', 'spf-3']) as id`
            yield* checkFiles(["mails-retry"])
            yield* checkFiles(["customers-export", "customers-delete"], planted)
            const first = yield* numbered(0, [orderBy("payInMarket")])
            yield* checkFiles(["orders-list", "orders-export", "orders-show"], first)
            const numbers = yield* offered(directory, "orders", "show", "HW-20261121")
            assert.deepStrictEqual(numbers, [first[0]?.[0]], "Bash completes the number of the order.")
            const pickups = [
              ...first,
              ...(yield* numbered(
                1,
                [1, 2].map(() => orderBy("payInMarket")),
              )),
            ]
            yield* checkFiles(["orders-pick", "orders-ready", "orders-handout"], pickups)
            const parcels = yield* numbered(3, [orderHome, orderHome, orderHome])
            yield* checkFiles(["orders-pay", "orders-refund"], parcels)
            for (const [order] of parcels) yield* ask("orders", "pick", String(order), "--by", "Nora Zink")
            yield* checkFiles(["orders-ship", "orders-deliver", "orders-return"], parcels)
            yield* checkFiles(
              ["orders-cancel"],
              yield* numbered(
                6,
                [1, 2, 3].map(() => orderBy("payInMarket")),
              ),
            )
            yield* checkFiles(["backup"], places)
          }),
        )
        yield* checkFiles(["restore"], places)
      }),
  )

  it.effect("the commands that import and export own data print their golden output", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(time)
      const directory = yield* temporaryDirectory
      vi.stubEnv("DATA_DIR", directory)
      yield* checkFiles(
        ["data-import", "data-export"],
        [
          [ownDataExample, "/holzhof"],
          [directory, "/daten"],
        ],
      )
    }),
  )

  it.live("the commands that compare two shops and check a contract print their golden output", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const other = yield* alteredShop(origin, (path) =>
        path === "/public/api/markets"
          ? { body: (text) => text.replace("0221 5550100", "0221 5550199") }
          : undefined,
      )
      yield* checkFiles(
        ["diff", "contract-check"],
        [
          [origin, "https://shop.example"],
          [other, "https://test.example"],
        ],
      )
    }).pipe(Effect.provide(MemoryShop.layer()), Effect.scoped),
  )
})
