import type { Basket, NewLine } from "./Basket.ts"
import type { ExpectedChange } from "./changes.ts"
import { newerBasket } from "./newer.ts"

/** A command that the server has not answered yet, with the change it is expected to make. */
export interface PendingCommand {
  readonly key: string
  readonly change: ExpectedChange
  /** The line it changes; a new article has none yet. */
  readonly lineItemId?: string
  readonly lastUpdated?: NewLine
}

/** What is known of a basket: the server's last word, and what is under way. */
export interface Ledger {
  readonly confirmed: Basket
  /** In the order they were given. */
  readonly pending: ReadonlyArray<PendingCommand>
  /** The German message of each line whose last command failed. */
  readonly lineErrors: Readonly<Record<string, string>>
  readonly error: string | undefined
  readonly lastUpdated: NewLine | undefined
  readonly loading: boolean
}

/** A basket as it is shown (storefront 3, Basket; storefront 4, basket actions). */
export interface BasketState {
  /** With every pending command as if it had succeeded. */
  readonly basket: Basket
  /** How many commands are under way. */
  readonly pending: number
  /** The lines with a command under way. */
  readonly pendingLines: ReadonlyArray<string>
  /** What was put into the basket last, once the server has it. */
  readonly lastUpdated: NewLine | undefined
  readonly lineErrors: Readonly<Record<string, string>>
  /** The German message of a failure that belongs to no line. */
  readonly error: string | undefined
  readonly loading: boolean
}

/** The ledger of a basket nothing was done with. */
export const openLedger = (confirmed: Basket): Ledger => ({
  confirmed,
  pending: [],
  lineErrors: {},
  error: undefined,
  lastUpdated: undefined,
  loading: false,
})

const withoutError = (ledger: Ledger, lineItemId: string | undefined): Ledger => {
  if (lineItemId === undefined) return { ...ledger, error: undefined }
  const { [lineItemId]: _, ...lineErrors } = ledger.lineErrors
  return { ...ledger, lineErrors }
}

const withError = (ledger: Ledger, lineItemId: string | undefined, message: string): Ledger =>
  lineItemId === undefined
    ? { ...ledger, error: message }
    : { ...ledger, lineErrors: { ...ledger.lineErrors, [lineItemId]: message } }

const withoutPending = (ledger: Ledger, { key }: PendingCommand): Ledger => ({
  ...ledger,
  pending: ledger.pending.filter((command) => command.key !== key),
})

/** A command begins: it shows at once, and what went wrong with its line before is forgotten. */
export const begin = (ledger: Ledger, command: PendingCommand): Ledger =>
  withoutError({ ...ledger, pending: [...ledger.pending, command] }, command.lineItemId)

/** An answer, also to a question of another tab or page; one that is out of date is left aside. */
export const confirm = (ledger: Ledger, answer: Basket): Ledger => ({
  ...ledger,
  confirmed: newerBasket(ledger.confirmed, answer),
})

/** A command succeeded: its answer takes the place of what was expected. */
export const succeed = (ledger: Ledger, command: PendingCommand, answer: Basket): Ledger => ({
  ...confirm(withoutPending(ledger, command), answer),
  lastUpdated: command.lastUpdated ?? ledger.lastUpdated,
})

/** A command failed: what it was expected to do is taken back, and its message kept. */
export const fail = (ledger: Ledger, command: PendingCommand, message: string): Ledger =>
  withError(withoutPending(ledger, command), command.lineItemId, message)

/** All messages have been read. */
export const dismiss = (ledger: Ledger): Ledger => ({ ...ledger, error: undefined, lineErrors: {} })

/** What a ledger shows. */
export const stateOf = ({
  confirmed,
  error,
  lastUpdated,
  lineErrors,
  loading,
  pending,
}: Ledger): BasketState => ({
  basket: pending.reduce((basket, command) => command.change(basket), confirmed),
  pending: pending.length,
  pendingLines: pending.flatMap(({ lineItemId }) => (lineItemId === undefined ? [] : [lineItemId])),
  lastUpdated,
  lineErrors,
  error,
  loading,
})
