import { maxListedWithdrawals } from "@heimwerk/adapters/operator/listLimits.ts"
import type { ShownWithdrawal } from "@heimwerk/adapters/operator/support.ts"
import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { isTooWide } from "../../output/isTooWide.ts"
import { printableLines } from "../../output/oneLine.ts"
import { print, say } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { listWithdrawals } from "../../shop/support.ts"
import { timeText } from "./timeText.ts"

const columns = [
  { title: "Widerruf" },
  { title: "Eingang" },
  { title: "Name" },
  { title: "E-Mail" },
  { title: "Vertrag" },
  { title: "Nur einzelne Artikel" },
] as const

/** Formats withdrawals as a table, or as a block for each if the screen is too narrow: no contract or note is cut. */
const withdrawalsText = (withdrawals: ReadonlyArray<ShownWithdrawal>, width: number | undefined): string => {
  const rows = withdrawals.map(({ contract, email, name, note, number, received }) => [
    number,
    timeText(received),
    name,
    email,
    contract,
    note ?? "",
  ])
  const whole = table(columns, rows)
  const block = (row: ReadonlyArray<string>) =>
    columns.flatMap(({ title }, index) => {
      const [first = "", ...more] = printableLines(row[index] ?? "")
      return first === "" && more.length === 0
        ? []
        : [`${title}: ${first}`, ...more.map((line) => `  ${line}`)]
    })
  return isTooWide(whole, width) ? rows.map((row) => block(row).join("\n")).join("\n\n") : whole
}

const list = Command.make(
  "list",
  {},
  Effect.fn("cli.withdrawals.list")(function* () {
    const withdrawals = yield* listWithdrawals
    yield* print(withdrawals, (width) => withdrawalsText(withdrawals, width))
    if (withdrawals.length >= maxListedWithdrawals)
      yield* say(`Die Liste endet nach ${maxListedWithdrawals} Widerrufen; es kann mehr geben.`)
    if (withdrawals.length === 0) return yield* new NoAnswer({ message: "Es gibt keinen Widerruf." })
  }),
).pipe(
  Command.withDescription("Widerrufe auflisten, höchstens 200, den neuesten zuerst"),
  Command.withExamples([{ command: "heimwerk withdrawals list --csv", description: "für andere Programme" }]),
)

/** `heimwerk withdrawals`: the declared withdrawals of a running shop, also those without an order number. */
export const withdrawals = Command.make("withdrawals").pipe(
  Command.withDescription("Widerrufe von Verträgen in einem laufenden Shop ansehen"),
  Command.withSubcommands([list]),
)
