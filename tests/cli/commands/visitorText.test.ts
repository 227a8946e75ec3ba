import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Colours } from "@heimwerk/cli/output/colours.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { ask } from "../support/ask.ts"
import { orderBy } from "../support/placedOrders.ts"
import { withRunningShop } from "../support/runningShop.ts"
import { isLong } from "../../support/size.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A text that clears the screen and sets the title of a terminal, with an indented second line. */
const typed = "1 Stück\u001B[2J Hammer\u202E\r\n  blau\u001B]0;Titel\u0007"

/** Runs a command line on a terminal with colours, where escape sequences of an answer are kept. */
const askInColour = (...args: ReadonlyArray<string>) =>
  Effect.provideService(ask(...args), Colours, { stdout: true, stderr: true })

describe("text of visitors in answers of the command line", () => {
  it.live(
    "the note of a withdrawal and the text of a mail keep their lines and lose control characters on a terminal",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const id = yield* orderBy("payInMarket")
          const email = Email.make("anna.berg@kunde.example")
          const withdrawal = { name: "Anna Berg", contract: id, email, note: typed }
          yield* (yield* Withdrawals).declare(withdrawal, "w1")
          const order = yield* askInColour("orders", "show", id)
          assert.match(order.stdout, /\n {2}1 Stück \[2J Hammer\n {4}blau \]0;Titel\n\n/u)

          const sql = yield* SqlClient.SqlClient
          yield* sql`insert into outgoing_mail (id, recipient, subject, body, due)
            values ('getippt', 'weg@post.example', 'Alt', ${typed}::text, 0)`
          const mail = yield* askInColour("mails", "show", "getippt")
          assert.match(mail.stdout, /\n\n1 Stück \[2J Hammer\n {2}blau \]0;Titel$/u)
        }),
      ),
  )

  it.live.runIf(isLong)(
    "JSON answers and orders escape or drop control and format characters, and the JSON keeps the typed value",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const id = yield* orderBy("payInMarket")
          const note = "\u009B2J\u007F \u2028\u202E\u{E0041} Hammer"
          const email = Email.make("anna.berg@kunde.example")
          yield* (yield* Withdrawals).declare({ name: "Anna Berg", contract: id, email, note }, "w1")
          const sql = yield* SqlClient.SqlClient
          yield* sql`
            update customer_order set data = jsonb_set(data, '{contact,firstName}', to_jsonb(${`An\u202Ena`}::text))
            where id = ${id}::text`
          const answers = yield* Effect.forEach(
            [
              ["orders", "show", id],
              ["orders", "show", id, "--json"],
              ["customers", "export", email],
              ["customers", "export", email, "--json"],
            ],
            (args) => askInColour(...args),
          )
          const [shown, json, exported, exportedJson] = answers.map(({ stdout }) => stdout)
          for (const text of [shown, json, exported, exportedJson])
            assert.notMatch(text ?? "", /[\u007f-\u009f\u2028\u2029\p{Cf}]/u)
          assert.include(shown ?? "", "An na Berg, anna.berg@kunde.example")
          assert.strictEqual(JSON.parse(json ?? "").withdrawals[0].note, note)
          assert.strictEqual(JSON.parse(json ?? "").contact.firstName, "An\u202Ena")
          assert.strictEqual(JSON.parse(exported ?? "").withdrawal[0].note, note)
          assert.deepStrictEqual(JSON.parse(exported ?? ""), JSON.parse(exportedJson ?? ""))
        }),
      ),
  )
})
