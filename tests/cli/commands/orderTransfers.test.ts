import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { findOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"

import { ask } from "../support/ask.ts"
import { orderBy } from "../support/placedOrders.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("heimwerk orders pay", () => {
  it.live(
    "orders pay books the amount of a bank transfer, and shows what is missing and what has to be paid back",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const id = yield* orderBy("bankTransfer")
          const { total } = (yield* findOrder(id)) ?? assert.fail("The order is not stored.")
          const part = yield* ask("orders", "pay", id, "--amount", "0,50", "--by", "Nora Zink")
          assert.match(
            part.stdout,
            /^Überweisung eingegangen: 0,50\s€, \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr \(Personal, Nora Zink\)$/mu,
          )
          assert.include(part.stdout, `Noch zu zahlen: ${formatCents(toCents(total - 50))}\n`)
          const rest = formatCents(toCents(total)).replace(/\s€$/u, "")
          const paid = yield* ask("orders", "pay", id, "--amount", rest)
          assert.include(paid.stdout, `Zurückzuzahlen: ${formatCents(toCents(50))}\n`)
          assert.include(paid.stdout, "bezahlt (Personal")
          assert.deepStrictEqual((yield* ask("orders", "pay", id)).stderr, [
            `Die Bestellung ${id} wartet nicht auf diese Zahlung. Geld, das trotzdem eingegangen ist, buchst du mit --amount. Mehr mit: heimwerk orders show ${id}`,
          ])
          assert.deepStrictEqual(yield* ask("orders", "pay", id, "--amount", "1,00", "--delivery", "1"), {
            code: 2,
            stdout: "",
            stderr: ["--amount gilt für die ganze Bestellung; bitte ohne --delivery."],
          })
          assert.deepStrictEqual((yield* ask("orders", "pay", id, "--amount", "0")).stderr, [
            "„0“ ist kein Betrag. Ein Betrag ist zum Beispiel 12,50.",
          ])
        }),
      ),
  )
})
