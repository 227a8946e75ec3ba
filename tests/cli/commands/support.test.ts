import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { withoutSecrets } from "@heimwerk/adapters/sql/support/withoutSecrets.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

import { leaveMail, plant } from "../../support/canary.ts"
import { smallWorldDatabase, temporaryDirectory } from "../../support/database.ts"
import { ask } from "../support/ask.ts"
import { whileRunning, withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const canary = Email.make("kanarienvogel@post.example")
const longRandomText = /[\w-]{43}/u

describe("heimwerk shows the data of customers of a running shop", () => {
  it.live(
    "the support commands show a customer's account, basket, wishlist, consents, requests and mails without secrets, and the shop logs each use",
    () =>
      Effect.gen(function* () {
        const directory = yield* smallWorldDatabase
        vi.stubEnv("DATA_DIR", directory)
        const lines: Array<string> = []
        yield* whileRunning(
          directory,
          "https://shop.example",
          Effect.gen(function* () {
            yield* plant(canary, directory)
            yield* leaveMail(canary)
            const customer = yield* ask("customers", "show", canary)
            assert.deepStrictEqual([customer.code, customer.stderr], [0, []])
            assert.match(customer.stdout, /^Name +Nora Zebrafink$/mu)
            assert.match(customer.stdout, /^Neue E-Mail, unbestätigt +neu-kanarienvogel@post\.example$/mu)
            assert.match(
              customer.stdout,
              /^Bestellungen +1, zu sehen mit: heimwerk orders list --email kanarienvogel@post\.example\nNewsletter +noch nicht bestätigt$/mu,
            )
            assert.match(
              (yield* ask("baskets", "show", canary)).stdout,
              /^Artikel +Produkt +Menge +Lieferung\n1000001 .* 2 {2}Lieferung nach Hause\n\nWarenwert +/u,
            )
            assert.match(
              (yield* ask("wishlists", "show", canary)).stdout,
              /^Artikel +Produkt +Menge\n1000001 {2}Grimmholt .* 2$/u,
            )
            assert.match(
              (yield* ask("consents", canary, "--csv")).stdout,
              /^received,source,decisions,wordingVersion\r\n\d+,website,/u,
            )
            assert.match(
              (yield* ask("requests", canary, "--fields", "form,delivered,tries")).stdout,
              /^form +delivered +tries\ncraftsmanservice +0$/u,
            )

            const sql = yield* SqlClient.SqlClient
            const [stored] =
              yield* sql`select id, body from outgoing_mail where recipient = ${canary}::text limit 1`
            assert.match(String(stored?.["body"]), longRandomText)
            yield* sql`insert into outgoing_mail (id, recipient, subject, body, due, refused)
            values ('abgelehnt', 'weg@post.example', 'Alt', 'Alt', 0, 1)`
            yield* sql`insert into outgoing_mail (id, recipient, subject, body, due, tries, first_refusal, mailbox_refusal)
            values ('vorerst', 'voll@post.example', 'Neu', 'Neu', 0, 2, 1, 1)`
            const listed = yield* ask("mails", "list")
            assert.match(listed.stdout, /^E-Mail +An +Betreff +Stand\n/u)
            assert.match(listed.stdout, /\nabgelehnt +weg@post\.example [^\n]+$/u)
            assert.match(
              listed.stdout,
              /\nvorerst +voll@post\.example +Neu +vom Postfach vorerst abgelehnt, 2 Versuche, wieder /u,
            )
            const mail = yield* ask("mails", "show", String(stored?.["id"]))
            assert.match(mail.stdout, /^An +kanarienvogel@post\.example\nBetreff +/u)
            assert.include(mail.stdout, "https://shop.example/")
            assert.notMatch(mail.stdout, longRandomText)

            const withdrawn = yield* ask("withdrawals", "list", "--fields", "name,contract,email")
            assert.match(withdrawn.stdout, /\nNora Zebrafink +HW-1 +kanarienvogel@post\.example$/u)

            const unknown = yield* ask("baskets", "show", "niemand@post.example")
            assert.strictEqual(unknown.code, 1)
            assert.match(unknown.stderr[0] ?? "", /^Zu niemand@post\.example gibt es kein Kundenkonto\./u)
            assert.deepStrictEqual((yield* ask("mails", "show", "x")).stderr, [
              "Eine wartende E-Mail x gibt es nicht. Gesendete E-Mails behält der Shop nicht.",
            ])
            assert.deepStrictEqual((yield* ask("consents", "anna")).code, 1)

            const uses = lines.filter((line) => line.includes("operator=socket")).join("\n")
            for (const use of ["customer", "basket/whole", "wishlist", "consents", "requests"])
              assert.include(uses, `POST /support/${use} 200`)
            assert.include(uses, "GET /support/mails 200")
            assert.include(uses, "GET /support/withdrawals 200")
            assert.include(uses, "POST /support/basket/whole 404")
            assert.notMatch(uses, /kanarienvogel|niemand/u)
          }),
          lines,
        )
      }),
  )

  it.live("the mails retry command queues refused mails that still have a text, and none of the others", () =>
    Effect.gen(function* () {
      yield* withRunningShop(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          // The shop of this test sends no mails, so a queued mail stays in the table.
          yield* sql`insert into outgoing_mail (id, recipient, subject, body, due, tries, refused, first_refusal)
            values ('spf', 'anna@post.example', 'Bestellung', 'Text', 0, 9, 2, 1),
              ('voll', 'bert@post.example', 'Bestellung', 'Text', 0, 9, 2, 1),
              ('leer', 'weg@post.example', 'Bestellung', '', 0, 1, 2, null),
              ('decoy', '', 'Passwort', '----', 0, 0, 2, null)`
          const refused = Effect.map(
            sql`select id from outgoing_mail where refused is not null order by id`,
            (rows) => rows.map(({ id }) => id),
          )
          assert.strictEqual(
            (yield* ask("mails", "retry", "voll")).stdout,
            "1 E-Mail wartet wieder und wird jetzt gesendet.",
          )
          assert.deepStrictEqual(yield* refused, ["decoy", "leer", "spf"])
          const again = yield* ask("mails", "retry", "voll")
          assert.deepStrictEqual(
            [again.code, again.stderr],
            [1, ["Eine abgelehnte E-Mail voll, die noch ihren Text hat, gibt es nicht."]],
          )
          assert.strictEqual((yield* ask("mails", "retry", "--json")).stdout, '{"queued":1}')
          assert.deepStrictEqual(yield* refused, ["decoy", "leer"])
          assert.deepStrictEqual(
            yield* sql`select tries, first_refusal as "first" from outgoing_mail where id = 'spf'`,
            [{ tries: 0, first: null }],
          )
          assert.deepStrictEqual((yield* ask("mails", "retry")).stderr, [
            "Keine abgelehnte E-Mail hat noch ihren Text.",
          ])
        }),
      )
    }),
  )

  it.live("the mails list command fails and reports that no shop runs on the machine", () =>
    Effect.gen(function* () {
      vi.stubEnv("DATA_DIR", yield* temporaryDirectory)
      const { code, stderr } = yield* ask("mails", "list")
      assert.strictEqual(code, 1)
      assert.match(stderr.join("\n"), /^Hier läuft kein Shop\./u)
    }),
  )

  it("a shown mail has neither the tokens of its links nor the secret part of pickup codes", () => {
    assert.strictEqual(
      withoutSecrets(
        "Link: https://shop.example/passwort?token=abc\nCode HW-20261122-7KQ2M9AX-4T8Z, bis morgen",
      ),
      "Link: https://shop.example/passwort?…\nCode HW-20261122-7KQ2M9AX-…, bis morgen",
    )
  })
})
