import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { findOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

import { sentMails, temporaryDirectory } from "../../support/database.ts"
import { thinned } from "../../support/size.ts"
import { ask } from "../support/ask.ts"
import { orderBy, orderHome } from "../support/placedOrders.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("heimwerk orders", () => {
  it.live(
    "with the orders commands, staff find, pick, hand out and take back a reservation, and book and refund a bank transfer; the running shop logs the steps",
    () => {
      const lines: Array<string> = []
      return withRunningShop(
        Effect.gen(function* () {
          const id = yield* orderBy("payInMarket")

          const listed = yield* ask("orders", "list", "--state", "reserved")
          assert.deepStrictEqual([listed.code, listed.stderr], [0, []])
          assert.include(listed.stdout, id)
          assert.match((yield* ask("orders", "list", "--csv")).stdout, new RegExp(`^orderId,[^]*${id},`, "u"))
          const shown = yield* ask("orders", "show", id)
          assert.match(
            shown.stdout,
            /Abholung im Markt: Reserviert \([A-Z][a-z]+, \d\d\.\d\d\.\d{4}, ab \d\d:\d\d abholbereit\)/u,
          )
          const [, article = ""] = /^ {2}2 Stück {2}(\d+) /mu.exec(shown.stdout) ?? []

          const early = yield* ask("orders", "handout", id)
          assert.deepStrictEqual(
            [early.code, early.stderr],
            [
              1,
              [
                `Lieferung 1 der Bestellung ${id} ist „Reserviert“. „handout“ geht erst nach „Abholbereit“: zuerst heimwerk orders pick ${id}, dann „ready“.`,
              ],
            ],
          )
          for (const step of ["pick", "ready"])
            assert.strictEqual((yield* ask("orders", step, id, "--by", "Nora Zink")).code, 0, step)
          yield* Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 })
          const [code = ""] =
            sentMails.find(({ subject }) => subject === `Abholbereit: deine Bestellung ${id}`)?.qrCodes ?? []
          assert.match(code, new RegExp(`^${id}-[A-Z\\d]{4}$`, "u"))
          const wrong = yield* ask("orders", "handout", `${id}-0000`)
          assert.deepStrictEqual([wrong.code, wrong.stderr], [1, [`Der Abholcode ${id}-0000 stimmt nicht.`]])
          assert.strictEqual((yield* ask("orders", "handout", code.toLowerCase())).code, 0)
          assert.match(
            (yield* ask("orders", "show", id)).stdout,
            /^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr: Packen begonnen \(Personal, Nora Zink\)$/mu,
          )
          assert.include((yield* ask("orders", "show", id)).stdout, "Abholung im Markt: Abgeholt")
          assert.deepStrictEqual((yield* ask("orders", "list", "--state", "reserved")).stderr, [
            "Dazu gibt es keine Bestellung.",
          ])
          const prepaid = yield* orderBy("bankTransfer")
          assert.include(
            (yield* ask("orders", "show", prepaid)).stdout,
            "Abholbereit, sobald deine Zahlung eingegangen ist",
          )
          assert.strictEqual((yield* ask("orders", "pay", prepaid)).code, 0)
          assert.match(
            (yield* ask("orders", "show", prepaid)).stdout,
            /Bezahlt \([A-Z][a-z]+, \d\d\.\d\d\.\d{4}, ab \d\d:\d\d abholbereit\)/u,
          )
          assert.strictEqual((yield* ask("orders", "pay", prepaid)).code, 1)
          const table = yield* ask("orders", "export", "--csv")
          const [head = "", ...rows] = table.stdout.split("\r\n")
          assert.match(head, /^orderId,orderedOn,.*,total,invoices,dueByHand$/u)
          assert.isAbove(rows.length, 2)
          assert.match(
            rows.find((row) => row.startsWith(id)) ?? "",
            /,Anna,Berg,anna\.berg@kunde\.example,payInMarket,collected,.*,R-\d{4}-000001,0\r?$/u,
          )
          assert.strictEqual((yield* ask("orders", "export", "--csv", "--to", "2020-01-01")).stdout, "")
          assert.include((yield* ask("orders", "export", "--json")).stdout, `"orderId":"${id}"`)
          yield* (yield* Withdrawals).declare(
            {
              name: "Anna Berg",
              contract: `Bestellung ${id.toLowerCase()}`,
              email: Email.make("anna.berg@kunde.example"),
              note: "1 Stück Hammer",
            },
            "w1",
          )
          assert.match(
            (yield* ask("orders", "show", id)).stdout,
            /^Widerruf W-[\dA-F]{12} vom .+ Uhr: Anna Berg, anna\.berg@kunde\.example\n {2}1 Stück Hammer\n\nHW-/u,
          )
          const returned = yield* ask(
            "orders",
            "return",
            ` ${id.toLowerCase()} `,
            "--article",
            `${article}=1`,
          )
          assert.strictEqual(returned.code, 0)
          const collected = yield* ask("orders", "show", id.toLowerCase())
          assert.include(collected.stdout, "Abholung im Markt: Abgeholt\n")
          assert.notInclude(collected.stdout, "hält die Artikel")
          assert.deepStrictEqual(
            yield* ask("orders", "export", "--from", "2026-11-30", "--to", "2026-11-01"),
            { code: 2, stdout: "", stderr: ["--from liegt nach --to. So gibt es keinen Tag dazwischen."] },
          )
          assert.include(returned.stdout, "Abholung im Markt: Abgeholt")
          assert.include(
            (yield* ask("orders", "return", id, "--article", `${article}=1`)).stdout,
            "Zurückgegeben",
          )
          const refusedRefund = yield* ask("orders", "refund", prepaid, "--amount", "9999")
          assert.deepStrictEqual(
            [refusedRefund.code, refusedRefund.stderr],
            [
              1,
              [
                `So viel ist von der Bestellung ${prepaid} nicht zu erstatten. Mehr mit: heimwerk orders show ${prepaid}`,
              ],
            ],
          )
          assert.deepStrictEqual((yield* ask("orders", "refund", prepaid, "--amount", "zwei")).stderr, [
            "„zwei“ ist kein Betrag. Ein Betrag ist zum Beispiel 12,50.",
          ])
          const part = yield* ask("orders", "refund", prepaid, "--amount", "2,50")
          assert.include(part.stdout, "Erstattet: 2,50\u00a0€")
          assert.deepStrictEqual((yield* ask("orders", "refund", prepaid)).stderr, [
            `Von der Bestellung ${prepaid} ist nichts zurückzuzahlen. Einen anderen Betrag erstattest du mit --amount. Mehr mit: heimwerk orders show ${prepaid}`,
          ])
          assert.strictEqual((yield* ask("orders", "list", "--refund", "due")).code, 1)
          const cancelled = yield* ask("orders", "cancel", prepaid)
          assert.match(cancelled.stdout, /^Zurückzuzahlen: \d+,\d\d\u{a0}€$/mu)
          assert.include((yield* ask("orders", "list", "--refund", "due")).stdout, prepaid)
          assert.strictEqual((yield* ask("orders", "refund", prepaid)).code, 0)
          assert.strictEqual((yield* ask("orders", "list", "--refund", "due")).code, 1)
          assert.strictEqual((yield* ask("orders", "refund", prepaid)).code, 1)
          const premature = yield* ask("orders", "refund", prepaid, "--again", "transfer")
          assert.deepStrictEqual(
            [premature.code, premature.stderr],
            [
              1,
              [
                `Von der Bestellung ${prepaid} ist keine Erstattung fehlgeschlagen. Mehr mit: heimwerk orders show ${prepaid}`,
              ],
            ],
          )
          assert.strictEqual((yield* ask("orders", "list", "--refund", "failed")).code, 1)
          yield* (yield* SqlClient.SqlClient)`
            update customer_order set data = jsonb_set(data, '{refunds,0,failedAt}', '1') where id = ${prepaid}::text`
          assert.include((yield* ask("orders", "list", "--refund", "failed")).stdout, prepaid)
          assert.include(
            (yield* ask("orders", "show", prepaid)).stdout,
            "Erstattung fehlgeschlagen am 01.01.1970, 01:00 Uhr: 2,50\u00a0€",
          )
          const both = yield* ask("orders", "refund", prepaid, "--again", "transfer", "--amount", "1")
          assert.strictEqual(both.code, 1)
          assert.include(
            (yield* ask("orders", "refund", prepaid, "--again", "transfer")).stdout,
            "Von Hand erstattet: 2,50\u00a0€",
          )
          assert.strictEqual((yield* ask("orders", "list", "--refund", "failed")).code, 1)
          yield* Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 })
          assert.strictEqual(
            sentMails.filter(({ subject }) => subject === `Erstattet: deine Bestellung ${prepaid}`).length,
            3,
          )
          const unknown = yield* ask("orders", "show", "HW-1")
          assert.deepStrictEqual([unknown.code, unknown.stderr], [1, ["Eine Bestellung HW-1 gibt es nicht."]])
          assert.match(
            lines.join("\n"),
            new RegExp(`POST /orders/${id}/steps 409[^]*POST /orders/${id}/steps 200`, "u"),
          )
        }),
        lines,
      )
    },
  )

  it.live.each(thinned(["--json", "--csv"] as const, 2))(
    "with %s, every orders command prints the order, and the shop stores the time and the member of staff of each step and refund",
    (format) =>
      withRunningShop(
        Effect.gen(function* () {
          const [collected, shipped, cancelled] = [
            yield* orderBy("payInMarket"),
            yield* orderHome,
            yield* orderBy("payInMarket"),
          ]
          const as = ["--by", "Nora Zink", format]
          const commands = [
            ["pick", collected, ...as],
            ["ready", collected, ...as],
            ["handout", collected, ...as],
            ["pay", shipped, ...as],
            ["pick", shipped, ...as],
            ["ship", shipped, "--parcel", "00340434161094021501", ...as],
            ["deliver", shipped, ...as],
            ["refund", shipped, "--amount", "1,50", ...as],
            ["return", shipped, ...as],
            ["cancel", cancelled, ...as],
            ["show", shipped, format],
            ["list", format],
            ["export", format],
          ]
          for (const [name = "", ...args] of commands) {
            const { code, stderr, stdout } = yield* ask("orders", name, ...args)
            assert.deepStrictEqual([code, stderr], [0, []], name)
            const order = [collected, shipped, cancelled].find((id) => args.includes(id)) ?? shipped
            if (format === "--json") assert.include(JSON.stringify(JSON.parse(stdout)), order, name)
            else {
              const [head = "", ...rows] = stdout.split("\r\n")
              assert.match(head, /^orderId,/u, name)
              assert.isTrue(
                rows.some((row) => row.startsWith(order)),
                name,
              )
            }
          }
          const steps = yield* Effect.forEach([collected, shipped, cancelled], findOrder)
          const now = yield* Clock.currentTimeMillis
          const noted = steps.flatMap((order) => [...(order?.events ?? []), ...(order?.refunds ?? [])])
          assert.strictEqual(noted.length, 10)
          for (const { at, by } of noted) {
            assert.strictEqual(by, "Nora Zink")
            assert.isTrue(at > now - 600_000 && at <= now)
          }
          assert.match(
            (yield* ask("orders", "show", shipped)).stdout,
            /^Erstattet: 1,50\u{a0}€, \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr \(Personal, Nora Zink\)$/mu,
          )
        }),
      ),
  )

  it.live(
    "a refused handout by pickup code names the order by its number, with which orders show finds the order",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const id = yield* orderBy("payInMarket")
          for (const step of ["pick", "ready"]) yield* ask("orders", step, id)
          const [delivery] = (yield* findOrder(id))?.deliveries ?? []
          const code = delivery?.pickupCode ?? assert.fail("The delivery has no pickup code.")
          assert.strictEqual((yield* ask("orders", "handout", code)).code, 0)
          const { stderr } = yield* ask("orders", "handout", code)
          assert.match(
            stderr.join("\n"),
            new RegExp(`^Lieferung 1 der Bestellung ${id} ist schon „Abgeholt“, seit [^\n]+ Uhr\\.$`, "u"),
          )
        }),
      ),
  )

  it.live(
    "orders ship refuses an unknown delivery, and a carrier without a parcel number, because the shop would not store it",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const id = yield* orderHome
          for (const step of ["pay", "pick"]) yield* ask("orders", step, id)
          assert.deepStrictEqual(yield* ask("orders", "ship", id, "--carrier", "GLS"), {
            code: 2,
            stdout: "",
            stderr: ["--carrier gilt nur zusammen mit --parcel."],
          })
          assert.deepStrictEqual((yield* ask("orders", "ship", id, "--delivery", "2")).stderr, [
            `Eine Lieferung 2 hat die Bestellung ${id} nicht. Möglich ist: 1.`,
          ])
          const short = yield* ask("orders", "ship", id, "--parcel", "1234")
          assert.include(short.stderr.join("\n"), "eine Sendungsnummer mit 6 bis 40 Buchstaben und Ziffern")
          const shipped = yield* ask("orders", "ship", id, "--carrier", "GLS", "--parcel", "123 4567 8901")
          assert.include(shipped.stdout, "Sendung 12345678901 mit GLS")
        }),
      ),
  )

  it.live("without a running shop, the orders command fails and says that no shop is running", () =>
    Effect.gen(function* () {
      vi.stubEnv("DATA_DIR", yield* temporaryDirectory)
      const { code, stderr } = yield* ask("orders", "list")
      assert.strictEqual(code, 1)
      assert.match(stderr.join("\n"), /^Hier läuft kein Shop\./u)
    }),
  )
})
