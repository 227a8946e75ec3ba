import { Command } from "effect/cli"

import { checkOptions } from "./output/checkOptions.ts"
import { heimwerk } from "./root.ts"

/** One function per command: it loads the definition of the command. The help lists the commands in this order. */
const definitions = {
  backup: async () => (await import("./commands/backup.ts")).backup,
  baskets: async () => (await import("./commands/support/baskets.ts")).baskets,
  complete: async () => (await import("./commands/complete.ts")).complete,
  consents: async () => (await import("./commands/support/records.ts")).consents,
  contract: async () => (await import("./commands/contract.ts")).contract,
  customers: async () => (await import("./commands/customers.ts")).customers,
  data: async () => (await import("./commands/data.ts")).data,
  diff: async () => (await import("./commands/diff.ts")).diff,
  doctor: async () => (await import("./commands/doctor.ts")).doctor,
  forms: async () => (await import("./commands/forms.ts")).forms,
  mails: async () => (await import("./commands/support/mails.ts")).mails,
  markets: async () => (await import("./commands/markets.ts")).markets,
  mcp: async () => (await import("./commands/mcp.ts")).mcp,
  newsletter: async () => (await import("./commands/support/newsletter.ts")).newsletter,
  orders: async () => (await import("./commands/orders.ts")).orders,
  places: async () => (await import("./commands/places.ts")).places,
  prices: async () => (await import("./commands/prices.ts")).prices,
  products: async () => (await import("./commands/products.ts")).products,
  requests: async () => (await import("./commands/support/records.ts")).requests,
  restore: async () => (await import("./commands/restore.ts")).restore,
  search: async () => (await import("./commands/search.ts")).search,
  settings: async () => (await import("./commands/settings.ts")).settings,
  status: async () => (await import("./commands/doctor.ts")).status,
  wishlists: async () => (await import("./commands/support/lines.ts")).wishlists,
  withdrawals: async () => (await import("./commands/support/withdrawals.ts")).withdrawals,
} as const

const isCommand = (word: string): word is keyof typeof definitions => Object.hasOwn(definitions, word)

/** Returns the names of the commands that a command line can reach. */
const reachable = (args: ReadonlyArray<string>): ReadonlyArray<keyof typeof definitions> => {
  const [first = ""] = args
  if (args.length === 1 && (first === "--version" || first === "-v")) return []
  // The option `--completions` prints a script for all commands, even if the name of a command precedes it.
  const isScript = args.some((word) => word.startsWith("--completions"))
  return isCommand(first) && !isScript ? [first] : Object.keys(definitions).filter(isCommand)
}

/**
 * Loads the program for a command line. If the first word is the name of a command, the program contains only
 * this command, because a command line cannot reach another one. For `--version` alone, the program contains
 * no command. For `--completions` and all other command lines (help, a typo, options first), it contains all
 * commands.
 */
export const loadProgram = async (args: ReadonlyArray<string>) => {
  const commands = await Promise.all(reachable(args).map((name) => definitions[name]()))
  return Command.provideEffectDiscard(heimwerk.pipe(Command.withSubcommands(commands)), checkOptions)
}
