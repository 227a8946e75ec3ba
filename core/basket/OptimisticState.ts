import type { BasketItem } from "./Basket.ts"
import { newer, newerAnswer, type Versioned } from "./newer.ts"

/** The keys of error messages that belong to no line (storefront 3, Basket, error per key). */
export type ErrorKey = "voucher" | "loyaltyCard" | "employeeCard" | "generic"

/** The place where progress and error of a command are shown: its line, or the field of an error key. */
export type Subject = { readonly lineItemId: string } | { readonly key: ErrorKey }

/** A command that the server has not answered yet, with the change it is expected to make. */
export interface PendingCommand<A> {
  readonly id: string
  readonly subject: Subject
  readonly change: (before: A) => A
  readonly lastUpdated?: BasketItem
  /** Whether the page gave the command, not the visitor. Without a network, it fails without a message. Default: false. */
  readonly isBackground?: boolean
  /** Whether the command waits for the network. Default: false. */
  readonly isWaiting?: boolean
}

/** The optimistic state of a basket or a wishlist: the last confirmed answer and the pending commands. */
export interface OptimisticState<A> {
  readonly confirmed: A
  /** The id of the basket or wishlist when the current call started. */
  readonly askedOf: string
  /** Pending commands in the order in which they were given. */
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
  /** The number of pending commands that wait for the network. They are sent when it is back. */
  readonly waiting: number
  /** The ids of lines that a pending command changes. */
  readonly pendingLines: ReadonlyArray<string>
  /** Keys of pending changes that concern no line, for example `voucher`. */
  readonly pendingKeys: ReadonlyArray<ErrorKey>
  /** The last article added. It is set after the server has confirmed the command. */
  readonly lastUpdated: BasketItem | undefined
  readonly lineErrors: OptimisticState<never>["lineErrors"]
  /** The German error messages that belong to no line, by error key. */
  readonly errors: OptimisticState<never>["errors"]
  readonly loading: boolean
}

/** Returns the initial optimistic state of a basket or a wishlist. */
export const initialOptimisticState = <A extends Versioned>(confirmed: A): OptimisticState<A> => ({
  confirmed,
  askedOf: confirmed.id,
  pending: [],
  lineErrors: {},
  errors: {},
  lastUpdated: undefined,
  loading: false,
})

/** Removes the error message of a line or error key. */
export const withoutError = <A>(state: OptimisticState<A>, subject: Subject): OptimisticState<A> => {
  if ("key" in subject) {
    const { [subject.key]: _, ...errors } = state.errors
    return { ...state, errors }
  }
  const { [subject.lineItemId]: _, ...lineErrors } = state.lineErrors
  return { ...state, lineErrors }
}

/** Sets the error message of a line or error key. */
export const withError = <A>(
  state: OptimisticState<A>,
  subject: Subject,
  message: string,
): OptimisticState<A> =>
  "key" in subject
    ? { ...state, errors: { ...state.errors, [subject.key]: message } }
    : { ...state, lineErrors: { ...state.lineErrors, [subject.lineItemId]: message } }

/** Removes a pending command and its expected change. */
export const withdraw = <A>(
  state: OptimisticState<A>,
  { id }: Pick<PendingCommand<A>, "id">,
): OptimisticState<A> => ({
  ...state,
  pending: state.pending.filter((command) => command.id !== id),
})

/**
 * Adds a pending command. Its expected change shows at once, and the earlier error of the same line or key
 * is cleared.
 */
export const begin = <A>(state: OptimisticState<A>, command: PendingCommand<A>): OptimisticState<A> =>
  withoutError({ ...state, pending: [...state.pending, command] }, command.subject)

/** Replaces the expected change of a pending command without changing its position. */
export const amend = <A>(state: OptimisticState<A>, command: PendingCommand<A>): OptimisticState<A> => ({
  ...state,
  pending: state.pending.map((other) => (other.id === command.id ? command : other)),
})

/** Records the id of the list when a call starts, because the answer belongs to this list. */
export const ask = <A extends Versioned>(state: OptimisticState<A>): OptimisticState<A> => ({
  ...state,
  askedOf: state.confirmed.id,
})

/** Accepts the answer to a call. An outdated answer is ignored. */
export const confirm = <A extends Versioned>(state: OptimisticState<A>, answer: A): OptimisticState<A> => ({
  ...state,
  confirmed: newerAnswer(state.confirmed, answer, state.askedOf),
})

/** Accepts a list from the page or another tab and marks the list as loaded. An outdated list is ignored. */
export const replace = <A extends Versioned>(state: OptimisticState<A>, received: A): OptimisticState<A> => ({
  ...state,
  confirmed: newer(state.confirmed, received),
  loading: false,
})

/** Records a successful command: its answer replaces its expected change. */
export const succeed = <A extends Versioned>(
  state: OptimisticState<A>,
  command: PendingCommand<A>,
  answer: A,
): OptimisticState<A> => ({
  ...confirm(withdraw(state, command), answer),
  lastUpdated: command.lastUpdated ?? state.lastUpdated,
})

/** Records a failed command: removes its expected change and stores its error message. */
export const fail = <A>(
  state: OptimisticState<A>,
  command: PendingCommand<A>,
  message: string,
): OptimisticState<A> => withError(withdraw(state, command), command.subject, message)

/** Clears all error messages of the list. */
export const dismiss = <A>(state: OptimisticState<A>): OptimisticState<A> => ({
  ...state,
  errors: {},
  lineErrors: {},
})

/** Returns the list to show: the confirmed list with every pending command applied as if it had succeeded. */
export const shownBy = <A>({ confirmed, pending }: Pick<OptimisticState<A>, "confirmed" | "pending">): A =>
  pending.reduce((before, command) => command.change(before), confirmed)

/** Returns the pending commands and errors to show beside the list. */
export const progressOf = <A>({
  errors,
  lastUpdated,
  lineErrors,
  loading,
  pending,
}: OptimisticState<A>): Progress => ({
  pending: pending.length,
  waiting: pending.filter(({ isWaiting }) => isWaiting === true).length,
  pendingLines: pending.flatMap(({ subject }) => ("key" in subject ? [] : [subject.lineItemId])),
  pendingKeys: pending.flatMap(({ subject }) => ("key" in subject ? [subject.key] : [])),
  lastUpdated,
  lineErrors,
  errors,
  loading,
})
