import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { cancelTokenIn, tokenIn } from "../../ports/Newsletter.suite.ts"
import { mailsTo } from "../../support/customers.ts"
import { sentMails } from "../../support/database.ts"
import { ask } from "../support/ask.ts"
import { withRunningShop } from "../support/runningShop.ts"
import { isLong } from "../../support/size.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const reader = Email.make("leserin@post.example")
const undecided = Email.make("zoegert@post.example")

const decode = Schema.decodeUnknownEffect(
  Schema.fromJsonString(
    Schema.Array(Schema.Struct({ email: Schema.String, confirmed: Schema.Int, cancelLink: Schema.String })),
  ),
)

const exported = Effect.flatMap(ask("newsletter", "export", "--json"), ({ stdout }) => decode(stdout))

const lastMailTo = (email: Email) =>
  Effect.map(Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 }), () => {
    const mail = mailsTo(sentMails, email).at(-1)
    return mail ?? { text: "" }
  })

/** Subscribes two addresses to the newsletter and confirms one. */
const subscribe = Effect.gen(function* () {
  const newsletter = yield* Newsletter
  yield* newsletter.subscribe(reader, "k1")
  yield* newsletter.subscribe(undecided, "k1")
  yield* newsletter.confirm(tokenIn(yield* lastMailTo(reader)))
  return newsletter
})

describe("heimwerk newsletter", () => {
  it.live(
    "newsletter export contains exactly the confirmed address with its time, its link cancels the subscription, and the shop logs the use without the address",
    () => {
      const lines: Array<string> = []
      return withRunningShop(
        Effect.gen(function* () {
          const none = yield* ask("newsletter", "export")
          assert.deepStrictEqual([none.code, none.stderr], [1, ["Niemand hat den Newsletter bestätigt."]])

          const newsletter = yield* subscribe
          const table = yield* ask("newsletter", "export", "--csv")
          assert.match(
            table.stdout,
            /^email,confirmed,cancelLink\r\nleserin@post\.example,\d{13},https:\/\/shop\.example\/newsletter\/abmelden\?token=[\w-]{43}\r?$/u,
          )
          assert.notInclude(table.stdout, undecided)
          const [one] = yield* exported
          assert.strictEqual(one?.email, reader)
          yield* newsletter.cancel(cancelTokenIn({ text: one?.cancelLink ?? "" }))
          assert.strictEqual((yield* ask("newsletter", "export")).code, 1)

          const uses = lines.filter((line) => line.includes("operator=socket")).join("\n")
          assert.include(uses, "POST /newsletter/export 200")
          assert.notMatch(uses, /leserin|zoegert/u)
        }),
        lines,
      )
    },
  )

  it.live.runIf(isLong)(
    "the exported cancel links of an address are stored as hashes, stay valid after 3 further exports, and do not count as mailed links",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const newsletter = yield* subscribe
          const [first] = yield* exported
          const token = cancelTokenIn({ text: first?.cancelLink ?? "" })
          for (let times = 0; times < 3; times++) yield* exported

          const sql = yield* SqlClient.SqlClient
          const links = yield* sql`select l::text as row from newsletter_cancel_link l`
          assert.lengthOf(links, 4)
          assert.notInclude(JSON.stringify(links), token)

          yield* newsletter.askToCancel(reader, "k2")
          assert.isNotEmpty(cancelTokenIn(yield* lastMailTo(reader)))
          yield* newsletter.cancel(token)
          assert.deepStrictEqual((yield* ask("newsletter", "export")).code, 1)
        }),
      ),
  )

  it.live.runIf(isLong)(
    "newsletter export contains all 501 confirmed addresses, which need two answers of the shop",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* sql`insert into newsletter_subscription (subscriber, requested, confirmed)
          select n || '@post.example', 0, n from generate_series(1, 501) as n`
          const all = yield* exported
          assert.strictEqual(new Set(all.map(({ email }) => email)).size, 501)
          assert.strictEqual(new Set(all.map(({ cancelLink }) => cancelLink)).size, 501)
        }),
      ),
  )
})
