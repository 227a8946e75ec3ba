import type { BasketItem } from "./Basket.ts"
import { newer, newerAnswer, type Versioned } from "./newer.ts"

/** What a failure that belongs to no line is kept under (storefront 3, Basket, error per key). */
export type ErrorKey = "voucher" | "loyaltyCard" | "employeeCard" | "generic"

/** What a command is about: one line, or one of the keys. */
export type Subject = { readonly lineItemId: string } | { readonly key: ErrorKey }

/** A command that the server has not answered yet, with the change it is expected to make. */
export interface PendingCommand<A> {
  readonly id: string
  readonly subject: Subject
  readonly change: (before: A) => A
  readonly lastUpdated?: BasketItem
}

/** What is known of a basket or a wishlist: the server's last word, and what is under way. */
export interface Ledger<A> {
  readonly confirmed: A
  /** The id that was known when the call under way was begun. */
  readonly askedOf: string
  /** In the order they were given. */
  readonly pending: ReadonlyArray<PendingCommand<A>>
  /** The German message of each line whose last command failed. */
  readonly lineErrors: Readonly<Record<string, string>>
  readonly errors: Readonly<Partial<Record<ErrorKey, string>>>
  readonly lastUpdated: BasketItem | undefined
  readonly loading: boolean
}

/** What is shown beside a basket or a wishlist (storefront 3, Basket; storefront 4, basket and wishlist actions). */
export interface Progress {
  /** How many commands are under way. */
  readonly pending: number
  /** The lines with a command under way. */
  readonly pendingLines: ReadonlyArray<string>
  /** The keys with a command under way, for example the voucher. */
  readonly pendingKeys: ReadonlyArray<ErrorKey>
  /** What was put into the basket last, once the server has it. */
  readonly lastUpdated: BasketItem | undefined
  readonly lineErrors: Ledger<never>["lineErrors"]
  /** The German message of a failure that belongs to no line, by what was tried. */
  readonly errors: Ledger<never>["errors"]
  readonly loading: boolean
}

/** The ledger of a basket or a wishlist nothing was done with. */
export const openLedger = <A extends Versioned>(confirmed: A): Ledger<A> => ({
  confirmed,
  askedOf: confirmed.id,
  pending: [],
  lineErrors: {},
  errors: {},
  lastUpdated: undefined,
  loading: false,
})

/** Nothing is wrong with a subject any more. */
export const withoutError = <A>(ledger: Ledger<A>, subject: Subject): Ledger<A> => {
  if ("key" in subject) {
    const { [subject.key]: _, ...errors } = ledger.errors
    return { ...ledger, errors }
  }
  const { [subject.lineItemId]: _, ...lineErrors } = ledger.lineErrors
  return { ...ledger, lineErrors }
}

/** Something is wrong with a subject. */
export const withError = <A>(ledger: Ledger<A>, subject: Subject, message: string): Ledger<A> =>
  "key" in subject
    ? { ...ledger, errors: { ...ledger.errors, [subject.key]: message } }
    : { ...ledger, lineErrors: { ...ledger.lineErrors, [subject.lineItemId]: message } }

/** A command is not under way any more, and what it was expected to do is taken back. */
export const withdraw = <A>(ledger: Ledger<A>, { id }: Pick<PendingCommand<A>, "id">): Ledger<A> => ({
  ...ledger,
  pending: ledger.pending.filter((command) => command.id !== id),
})

/** A command begins: it shows at once, and what went wrong with its subject before is forgotten. */
export const begin = <A>(ledger: Ledger<A>, command: PendingCommand<A>): Ledger<A> =>
  withoutError({ ...ledger, pending: [...ledger.pending, command] }, command.subject)

/** A command that is under way is expected to do something else now. */
export const amend = <A>(ledger: Ledger<A>, command: PendingCommand<A>): Ledger<A> => ({
  ...ledger,
  pending: ledger.pending.map((other) => (other.id === command.id ? command : other)),
})

/** A call begins: its answer is about what is known now. */
export const ask = <A extends Versioned>(ledger: Ledger<A>): Ledger<A> => ({
  ...ledger,
  askedOf: ledger.confirmed.id,
})

/** The answer to a call; one that is out of date is left aside. */
export const confirm = <A extends Versioned>(ledger: Ledger<A>, answer: A): Ledger<A> => ({
  ...ledger,
  confirmed: newerAnswer(ledger.confirmed, answer, ledger.askedOf),
})

/** What came with a page or from another window, which loads nothing any more; out of date it is left aside. */
export const replace = <A extends Versioned>(ledger: Ledger<A>, received: A): Ledger<A> => ({
  ...ledger,
  confirmed: newer(ledger.confirmed, received),
  loading: false,
})

/** A command succeeded: its answer takes the place of what was expected. */
export const succeed = <A extends Versioned>(
  ledger: Ledger<A>,
  command: PendingCommand<A>,
  answer: A,
): Ledger<A> => ({
  ...confirm(withdraw(ledger, command), answer),
  lastUpdated: command.lastUpdated ?? ledger.lastUpdated,
})

/** A command failed: what it was expected to do is taken back, and its message kept. */
export const fail = <A>(ledger: Ledger<A>, command: PendingCommand<A>, message: string): Ledger<A> =>
  withError(withdraw(ledger, command), command.subject, message)

/** All messages have been read. */
export const dismiss = <A>(ledger: Ledger<A>): Ledger<A> => ({ ...ledger, errors: {}, lineErrors: {} })

/** What a ledger shows: every pending command as if it had succeeded. */
export const shownBy = <A>({ confirmed, pending }: Pick<Ledger<A>, "confirmed" | "pending">): A =>
  pending.reduce((before, command) => command.change(before), confirmed)

/** What is shown beside it. */
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
