import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import currency from "currency.js"
import { dinero, EUR, toDecimal } from "dinero.js"

import { agree } from "./agree.ts"
import { compare } from "./compare.ts"
import type { Verdict } from "./statistics.ts"

/** Amounts of 1 to 8 digits, in cents. */
const amounts = [
  0,
  1,
  99_999_999,
  ...Array.from({ length: 997 }, (_, index) => (index * index * 101) % 10 ** (1 + (index % 8))),
].map(toCents)

const options = { style: "currency", currency: "EUR" } as const
const kept = new Intl.NumberFormat("de-DE", options)
const german = {
  fromCents: true,
  symbol: "€",
  separator: ".",
  decimal: ",",
  pattern: "#\u00a0!",
  negativePattern: "-#\u00a0!",
}

const peers = [
  {
    name: "`Intl.NumberFormat`, made anew for each",
    text: (cents: number) => new Intl.NumberFormat("de-DE", options).format(cents / 100),
    promise: 1,
  },
  { name: "currency.js", text: (cents: number) => currency(cents, german).format(), promise: 1 },
  {
    name: "dinero.js, with one `Intl.NumberFormat`",
    text: (cents: number) =>
      toDecimal(dinero({ amount: cents, currency: EUR }), ({ value }) => kept.format(Number(value))),
    promise: 1,
  },
  { name: "one `Intl.NumberFormat`", text: (cents: number) => kept.format(cents / 100) },
]

/** Compares formatting a thousand amounts as German text. */
export const germanMoney = (): ReadonlyArray<Verdict> => {
  for (const { name, text } of peers) agree(name, amounts.map(formatCents), amounts.map(text))
  return compare(
    `${amounts.length} amounts as German money`,
    { name: "core: `formatCents`", run: () => amounts.map(formatCents) },
    peers.map(({ text, ...peer }) => ({ ...peer, run: () => amounts.map(text) })),
  )
}
