import { maxListedWithdrawals } from "@heimwerk/adapters/operator/listLimits.ts"
import type { ShownWithdrawal } from "@heimwerk/adapters/operator/support.ts"
import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { print, say } from "../../output/print.ts"
import { tableOrBlocks } from "../../output/tableOrBlocks.ts"
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

const rowOf = ({ contract, email, name, note, number, received }: ShownWithdrawal) => [
  number,
  timeText(received),
  name,
  email,
  contract,
  note ?? "",
]

const list = Command.make(
  "list",
  {},
  Effect.fn("cli.withdrawals.list")(function* () {
    const withdrawals = yield* listWithdrawals
    yield* print(withdrawals, (width) => tableOrBlocks(columns, withdrawals.map(rowOf), width))
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
