import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberHandle from "effect/FiberHandle"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { Addresses, type AddressQuery } from "./Addresses.port.ts"
import { timings } from "../timings.ts"
import type { Address } from "./Address.ts"
import { type AddressEvent, addressFieldReducer, initialAddressField, searchDelay } from "./addressField.ts"
import type { AddressSuggestion } from "./AddressSuggestion.ts"
import { isFinal } from "./shownAddresses.ts"
import { suggestionLimit } from "./suggestionLimit.ts"

/** Callback that receives a chosen suggestion and its address. */
export type OnPick = (suggestion: AddressSuggestion, address: Address) => Effect.Effect<void>

/**
 * Opens an address field with its list of suggestions until its scope is closed (forms and markets 4.4,
 * 5.5). A new request interrupts the earlier one. If the earlier one cannot be interrupted, its response is
 * ignored.
 */
export const openField = Effect.fnUntraced(function* (text: string, onPick: OnPick) {
  const addresses = yield* Addresses
  const asking = yield* FiberHandle.make<void>()
  const state = yield* SubscriptionRef.make(initialAddressField(text, yield* Clock.currentTimeMillis))

  /** Applies an event. Returns the new state, whether it has changed, and whether a new request starts. */
  const dispatch = (event: AddressEvent) =>
    SubscriptionRef.modify(state, (before) => {
      const after = addressFieldReducer(before, event)
      return [{ after, isNew: after.request !== before.request, isChanged: after !== before }, after]
    })

  const settle = Effect.fnUntraced(function* (request: number, query: Omit<AddressQuery, "limit">) {
    const answer = yield* Effect.exit(addresses.find({ ...query, limit: suggestionLimit(query.container) }))
    yield* dispatch(
      Exit.isSuccess(answer)
        ? { kind: "found", request, options: answer.value }
        : { kind: "failed", request },
    )
  })

  const typed = Effect.fnUntraced(function* (text: string) {
    const { after, isNew } = yield* dispatch({ kind: "typed", text })
    if (!isNew) return
    const { request } = after
    const query = { text: text.trim() }
    const delay = searchDelay(after, yield* Clock.currentTimeMillis)
    const search = Effect.sleep(delay).pipe(
      Effect.andThen(dispatch({ kind: "searching", request })),
      Effect.andThen(settle(request, query)),
    )
    yield* FiberHandle.run(asking, query.text === "" ? Effect.void : search)
  })

  const searchAgain = Effect.gen(function* () {
    const { after } = yield* dispatch({ kind: "asked" })
    yield* FiberHandle.run(asking, settle(after.request, { text: after.text.trim() }))
  })

  const openContainer = Effect.fnUntraced(function* (container: string) {
    const { after } = yield* dispatch({ kind: "asked" })
    const { request } = after
    const found = settle(request, { text: after.text.trim(), container })
    yield* FiberHandle.run(
      asking,
      Effect.all([found, Effect.sleep(timings.addressFocus)], { concurrency: 2 }).pipe(
        Effect.andThen(dispatch({ kind: "focusDue", request })),
        Effect.asVoid,
      ),
    )
  })

  const pick = Effect.fnUntraced(function* (suggestion: AddressSuggestion) {
    const { after } = yield* dispatch({ kind: "picking", id: suggestion.Id })
    const { request } = after
    const fetch = Effect.gen(function* () {
      const answer = yield* Effect.exit(addresses.retrieve(suggestion.Id))
      if (Exit.isFailure(answer)) {
        yield* dispatch({ kind: "failed", request })
        return
      }
      const at = yield* Clock.currentTimeMillis
      const { isChanged } = yield* dispatch({ kind: "picked", request, text: suggestion.Text, at })
      if (!isChanged) return
      yield* Effect.uninterruptible(onPick(suggestion, answer.value))
      yield* Effect.sleep(timings.addressClosing)
      yield* dispatch({ kind: "closingDue", request })
    })
    yield* FiberHandle.run(asking, fetch)
  })

  const choose = Effect.fnUntraced(function* (index: number) {
    const { list, pickedId } = yield* SubscriptionRef.get(state)
    const suggestion = list.kind === "options" ? list.options[index] : undefined
    if (suggestion === undefined || suggestion.Id === pickedId) return
    yield* isFinal(suggestion) ? pick(suggestion) : openContainer(suggestion.Id)
  })

  return {
    /** State of the input and its list of suggestions. */
    state,

    /**
     * Handles a changed text. The search starts 1000 ms after typing stops, or later if the field must not
     * search yet.
     */
    type: Effect.fn("AddressField.type")(typed),

    /** Handles an arrow key. */
    arrow: Effect.fn("AddressField.arrow")((key: "up" | "down") =>
      Effect.asVoid(dispatch({ kind: "arrow", key })),
    ),

    /**
     * Handles a click into the input. Arrow keys then start from the input again, and Enter chooses no
     * suggestion.
     */
    press: Effect.withSpan(Effect.asVoid(dispatch({ kind: "inputPressed" })), "AddressField.press"),

    /**
     * Chooses a clicked address or opens a clicked container. Has no effect while the same address is being
     * retrieved.
     */
    choose: Effect.fn("AddressField.choose")(choose),

    /**
     * Handles Enter: chooses the focused suggestion. If the input has the focus and a message is shown,
     * searches again.
     */
    enter: Effect.gen(function* () {
      const { focus, list } = yield* SubscriptionRef.get(state)
      if (typeof focus === "number") return yield* choose(focus)
      if (list.kind === "message") yield* searchAgain
    }).pipe(Effect.withSpan("AddressField.enter")),

    /** Handles Tab, Escape or a click outside: closes the list and cancels requests. */
    leave: dispatch({ kind: "left" }).pipe(
      Effect.andThen(FiberHandle.run(asking, Effect.void)),
      Effect.asVoid,
      Effect.withSpan("AddressField.leave"),
    ),
  } as const
})
