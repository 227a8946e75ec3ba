import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberHandle from "effect/FiberHandle"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { Addresses } from "./Addresses.port.ts"
import { addressDialogReducer, initialAddressDialog, type DialogEvent } from "./addressDialog.ts"
import type { AddressSuggestion } from "./AddressSuggestion.ts"
import type { OnPick } from "./openField.ts"
import { isFinal } from "./shownAddresses.ts"
import { suggestionLimit } from "./suggestionLimit.ts"
import { fold } from "../values/fold.ts"

/**
 * Returns the single address that equals the typed text (forms and markets 4.4, dialog). Its text, alone or
 * with its description, may differ only in case, punctuation and number of spaces; `ö` equals `oe`. Returns
 * `undefined` if none or several match: many towns have a street of the same name.
 */
export const exactMatch = (
  typed: string,
  suggestions: ReadonlyArray<AddressSuggestion>,
): AddressSuggestion | undefined => {
  const wanted = fold(typed)
  const matches = suggestions.filter(
    (suggestion) =>
      isFinal(suggestion) &&
      (fold(suggestion.Text) === wanted || fold(`${suggestion.Text} ${suggestion.Description}`) === wanted),
  )
  return matches.length === 1 ? matches[0] : undefined
}

/** Types of containers that are whole places. The address service sends them for a text without a street. */
const placeTypes: ReadonlySet<string> = new Set(["Postcode", "Locality"])

/** Callbacks of an address dialog. */
export interface DialogOptions {
  readonly onPick: OnPick
  /** Called with a typed text that names no street, for example `Köln 5`. Default: the dialog shows the places. */
  readonly onPlace?: (text: string) => Effect.Effect<void>
}

/**
 * Opens the address dialog until its scope is closed (forms and markets 4.4). If a suggestion equals the
 * typed address, its address is retrieved and passed to `onPick` at once. If all suggestions are whole places,
 * the text is passed to `onPlace`. Otherwise the dialog shows suggestions.
 */
export const openDialog = Effect.fnUntraced(function* ({ onPick, onPlace }: DialogOptions) {
  const addresses = yield* Addresses
  const asking = yield* FiberHandle.make<void>()
  const state = yield* SubscriptionRef.make(initialAddressDialog)

  const dispatch = (event: DialogEvent) =>
    SubscriptionRef.modify(state, (before) => {
      const after = addressDialogReducer(before, event)
      return [{ request: after.request, typed: after.typed, isChanged: after !== before }, after]
    })

  const retrieve = Effect.fnUntraced(function* (suggestion: AddressSuggestion, request: number) {
    const address = yield* addresses.retrieve(suggestion.Id)
    const { isChanged } = yield* dispatch({ kind: "picked", request })
    if (isChanged) yield* Effect.uninterruptible(onPick(suggestion, address))
  })

  const ask = Effect.fnUntraced(function* <E>(request: number, question: Effect.Effect<unknown, E>) {
    const work = Effect.exit(question).pipe(
      Effect.flatMap((exit) => (Exit.isFailure(exit) ? dispatch({ kind: "failed", request }) : Effect.void)),
      Effect.asVoid,
    )
    yield* FiberHandle.run(asking, work)
  })

  return {
    /** State of the dialog. */
    state,

    /** Checks a typed address. Passes an exact match to `onPick` and a place to `onPlace`, or else shows suggestions. */
    check: Effect.fn("AddressDialog.check")(function* (text: string) {
      const { request } = yield* dispatch({ kind: "checking", text: text.trim() })
      const question = Effect.gen(function* () {
        const suggestions = yield* addresses.find({ text: text.trim(), limit: suggestionLimit(undefined) })
        const match = exactMatch(text, suggestions)
        if (match !== undefined) return yield* retrieve(match, request)
        const isPlace = suggestions.length > 0 && suggestions.every(({ Type }) => placeTypes.has(Type))
        if (isPlace && onPlace !== undefined) {
          const { isChanged } = yield* dispatch({ kind: "picked", request })
          return isChanged ? yield* Effect.uninterruptible(onPlace(text.trim())) : undefined
        }
        yield* dispatch({ kind: "found", request, suggestions })
      })
      yield* ask(request, question)
    }),

    /** Chooses a suggestion: passes an address to `onPick`, or opens a container. */
    choose: Effect.fn("AddressDialog.choose")(function* (suggestion: AddressSuggestion) {
      const { request, typed } = yield* dispatch({ kind: "choosing" })
      const container = suggestion.Id
      const within = addresses.find({ text: typed, container, limit: suggestionLimit(container) })
      const question = isFinal(suggestion)
        ? retrieve(suggestion, request)
        : Effect.flatMap(within, (suggestions) => dispatch({ kind: "found", request, suggestions }))
      yield* ask(request, question)
    }),

    /** Shows 4 more suggestions after a click on 'Mehr ansehen'. */
    more: Effect.withSpan(Effect.asVoid(dispatch({ kind: "more" })), "AddressDialog.more"),

    /** Closes the dialog and cancels its requests. */
    close: dispatch({ kind: "closed" }).pipe(
      Effect.andThen(FiberHandle.run(asking, Effect.void)),
      Effect.asVoid,
      Effect.withSpan("AddressDialog.close"),
    ),
  } as const
})
