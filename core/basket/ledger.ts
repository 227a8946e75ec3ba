import type { BasketItem } from "./Basket.ts"
import { newer, newerAnswer, type Versioned } from "./newer.ts"

/** The keys of error messages that belong to no line (storefront 3, Basket, error per key). */
export type ErrorKey = "voucher" | "loyaltyCard" | "employeeCard" | "generic"

/** The target of a command: one line, or one of the error keys. */
export type Subject = { readonly lineItemId: string } | { readonly key: ErrorKey }

/** A command that the server has not answered yet, with its expected change. */
export interface PendingCommand<A> {
  readonly id: string
  readonly subject: Subject
  readonly change: (before: A) => A
  readonly lastUpdated?: BasketItem
}

/** The optimistic state of a basket or a wishlist: the last confirmed answer and the pending commands. */
export interface Ledger<A> {
  readonly confirmed: A
  /** The id of the list when the current call started. */
  readonly askedOf: string
  /** Pending commands in the order given. */
  readonly pending: ReadonlyArray<PendingCommand<A>>
  /** The German error message of each line whose last command failed, by line id. */
  readonly lineErrors: Readonly<Record<string, string>>
  readonly errors: Readonly<Partial<Record<ErrorKey, string>>>
  readonly lastUpdated: BasketItem | undefined
  readonly loading: boolean
}

/**
 * The pending commands and errors shown beside a basket or a wishlist (storefront 3, Basket; storefront 4,
 * basket and wishlist actions).
 */
export interface Progress {
  /** The number of pending commands. */
  readonly pending: number
  /** The ids of lines with a pending command. */
  readonly pendingLines: ReadonlyArray<string>
  /** The keys with a pending command, for example the voucher. */
  readonly pendingKeys: ReadonlyArray<ErrorKey>
  /** The article added last. It is set when the server has confirmed the command. */
  readonly lastUpdated: BasketItem | undefined
  readonly lineErrors: Ledger<never>["lineErrors"]
  /** The German error messages that belong to no line, by error key. */
  readonly errors: Ledger<never>["errors"]
  readonly loading: boolean
}

/** Returns the initial optimistic state of a basket or a wishlist. */
export const openLedger = <A extends Versioned>(confirmed: A): Ledger<A> => ({
  confirmed,
  askedOf: confirmed.id,
  pending: [],
  lineErrors: {},
  errors: {},
  lastUpdated: undefined,
  loading: false,
})

/** Removes the error message of a subject. */
export const withoutError = <A>(ledger: Ledger<A>, subject: Subject): Ledger<A> => {
  if ("key" in subject) {
    const { [subject.key]: _, ...errors } = ledger.errors
    return { ...ledger, errors }
  }
  const { [subject.lineItemId]: _, ...lineErrors } = ledger.lineErrors
  return { ...ledger, lineErrors }
}

/** Sets the error message of a subject. */
export const withError = <A>(ledger: Ledger<A>, subject: Subject, message: string): Ledger<A> =>
  "key" in subject
    ? { ...ledger, errors: { ...ledger.errors, [subject.key]: message } }
    : { ...ledger, lineErrors: { ...ledger.lineErrors, [subject.lineItemId]: message } }

/** Removes a pending command and with it its expected change. */
export const withdraw = <A>(ledger: Ledger<A>, { id }: Pick<PendingCommand<A>, "id">): Ledger<A> => ({
  ...ledger,
  pending: ledger.pending.filter((command) => command.id !== id),
})

/** Adds a pending command, whose change shows at once, and clears the error of its subject. */
export const begin = <A>(ledger: Ledger<A>, command: PendingCommand<A>): Ledger<A> =>
  withoutError({ ...ledger, pending: [...ledger.pending, command] }, command.subject)

/** Replaces the expected change of a pending command without changing its position. */
export const amend = <A>(ledger: Ledger<A>, command: PendingCommand<A>): Ledger<A> => ({
  ...ledger,
  pending: ledger.pending.map((other) => (other.id === command.id ? command : other)),
})

/** Records the id of the list when a call starts: the answer is about this list. */
export const ask = <A extends Versioned>(ledger: Ledger<A>): Ledger<A> => ({
  ...ledger,
  askedOf: ledger.confirmed.id,
})

/** Accepts the answer to a call. An outdated answer is ignored. */
export const confirm = <A extends Versioned>(ledger: Ledger<A>, answer: A): Ledger<A> => ({
  ...ledger,
  confirmed: newerAnswer(ledger.confirmed, answer, ledger.askedOf),
})

/** Accepts a state from the page or another tab and stops loading. An outdated state is ignored. */
export const replace = <A extends Versioned>(ledger: Ledger<A>, received: A): Ledger<A> => ({
  ...ledger,
  confirmed: newer(ledger.confirmed, received),
  loading: false,
})

/** Records a successful command: its answer replaces its expected change. */
export const succeed = <A extends Versioned>(
  ledger: Ledger<A>,
  command: PendingCommand<A>,
  answer: A,
): Ledger<A> => ({
  ...confirm(withdraw(ledger, command), answer),
  lastUpdated: command.lastUpdated ?? ledger.lastUpdated,
})

/** Records a failed command: reverts its expected change and stores its message. */
export const fail = <A>(ledger: Ledger<A>, command: PendingCommand<A>, message: string): Ledger<A> =>
  withError(withdraw(ledger, command), command.subject, message)

/** Clears all error messages. */
export const dismiss = <A>(ledger: Ledger<A>): Ledger<A> => ({ ...ledger, errors: {}, lineErrors: {} })

/** Returns the state to show: every pending command applied as if it had succeeded. */
export const shownBy = <A>({ confirmed, pending }: Pick<Ledger<A>, "confirmed" | "pending">): A =>
  pending.reduce((before, command) => command.change(before), confirmed)

/** Returns the pending commands and errors to show beside the list. */
export const progressOf = <A>({
  errors,
  lastUpdated,
  lineErrors,
  loading,
  pending,
}: Ledger<A>): Progress => ({
  pending: pending.length,
  pendingLines: pending.flatMap(({ subject }) => ("key" in subject ? [] : [subject.lineItemId])),
  pendingKeys: pending.flatMap(({ subject }) => ("key" in subject ? [subject.key] : [])),
  lastUpdated,
  lineErrors,
  errors,
  loading,
})
