import { assert, describe, it } from "@effect/vitest"
import type { Address } from "@heimwerk/core/address/Address.ts"
import { initialAddressDialog } from "@heimwerk/core/address/addressDialog.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { AddressService } from "@heimwerk/core/address/service.ts"
import { Addresses, AddressesError, type AddressQuery } from "@heimwerk/core/address/Addresses.port.ts"
import { Effect, Exit, Layer, SubscriptionRef } from "effect"

import { makeDesk } from "../../support/desk.ts"
import { address, street, weg } from "./openedField.ts"

const openDialog = (options: { readonly stubborn?: boolean } = {}) =>
  Effect.gen(function* () {
    const find = makeDesk<AddressQuery, ReadonlyArray<AddressSuggestion>, AddressesError>(options)
    const retrieve = makeDesk<string, Address, AddressesError>(options)
    const port = Layer.succeed(Addresses, { find: find.ask, retrieve: retrieve.ask })
    const service = yield* AddressService.pipe(Effect.provide(Layer.provide(AddressService.layer, port)))
    const picks: Array<readonly [string, Address]> = []
    const places: Array<string> = []
    const dialog = yield* service.dialog({
      onPlace: (text) => Effect.sync(() => void places.push(text)),
      onPick: ({ Id }, picked) => Effect.sync(() => void picks.push([Id, picked])),
    })
    yield* Effect.addFinalizer(() => Effect.andThen(find.close, retrieve.close))
    const check = (text: string) => Effect.andThen(dialog.check(text), Effect.yieldNow)
    return { find, retrieve, picks, places, dialog, check, state: SubscriptionRef.get(dialog.state) }
  })

describe("the address dialog", () => {
  it.effect("the address dialog returns an exact match without showing a list", () =>
    Effect.gen(function* () {
      const { check, find, picks, retrieve, state } = yield* openDialog()
      yield* check(" weg 1 ")
      assert.deepStrictEqual(find.queries(), [{ text: "weg 1", limit: 12 }])
      yield* find.end(0, Exit.succeed([street, weg]))
      assert.deepInclude(yield* state, { isLoading: true, hasNoDirectMatch: false, typed: "weg 1" })
      assert.deepStrictEqual(retrieve.queries(), ["a1"])
      yield* retrieve.end(0, Exit.succeed(address))
      assert.deepStrictEqual(picks, [["a1", address]])
      assert.deepStrictEqual(yield* state, { ...initialAddressDialog, request: 1 })
    }),
  )

  it.effect(
    "without an exact match, the address dialog shows suggestions, opens containers and returns the chosen address",
    () =>
      Effect.gen(function* () {
        const { check, dialog, find, picks, retrieve, state } = yield* openDialog()
        yield* check("Weg")
        yield* find.end(0, Exit.succeed([street]))
        assert.deepInclude(yield* state, { hasNoDirectMatch: true, shown: [street], isLoading: false })
        yield* dialog.choose(street)
        yield* Effect.yieldNow
        assert.deepStrictEqual(find.queries()[1], { text: "Weg", container: "s1", limit: 100 })
        yield* find.end(1, Exit.succeed([1, 2, 3, 4, 5].map((n) => ({ ...weg, Id: `a${n}` }))))
        assert.lengthOf((yield* state).shown, 4)
        yield* dialog.more
        assert.lengthOf((yield* state).shown, 5)
        yield* dialog.choose({ ...weg, Id: "a5" })
        yield* Effect.yieldNow
        yield* retrieve.end(0, Exit.succeed(address))
        assert.deepStrictEqual(picks, [["a5", address]])
      }),
  )

  it.effect("a failed search or retrieval empties the address dialog and sets its error flag", () =>
    Effect.gen(function* () {
      const { check, dialog, find, retrieve, state } = yield* openDialog()
      const empty = { hasError: true, shown: [], message: "Keine Adressen gefunden.", isLoading: false }
      yield* check("Weg")
      yield* find.end(0, Exit.fail(new AddressesError({ reason: "HttpStatus", status: 500 })))
      assert.deepInclude(yield* state, empty)
      yield* check("Weg 1")
      assert.deepInclude(yield* state, { hasError: false, message: undefined })
      yield* find.end(1, Exit.succeed([weg]))
      yield* retrieve.end(0, Exit.fail(new AddressesError({ reason: "NoAddressData" })))
      assert.deepInclude(yield* state, empty)
      yield* dialog.choose(street)
      yield* Effect.yieldNow
      yield* find.end(2, Exit.die(new Error("broken")))
      assert.deepInclude(yield* state, empty)
    }),
  )

  it.effect(
    "the address dialog stays closed and returns the typed text if all suggestions are whole places",
    () =>
      Effect.gen(function* () {
        const { check, find, picks, places, state } = yield* openDialog()
        const place = { ...street, Id: "p1", Type: "Postcode", Text: "50667 Köln" }
        yield* check(" Köln 5 ")
        yield* find.end(0, Exit.succeed([place, { ...place, Id: "p2", Type: "Locality" }]))
        assert.deepStrictEqual(places, ["Köln 5"])
        assert.deepInclude(yield* state, { isLoading: false, hasNoDirectMatch: false, hasError: false })
        yield* check("Köln 5")
        yield* find.end(1, Exit.succeed([place, street]))
        assert.deepInclude(yield* state, { hasNoDirectMatch: true, shown: [place, street] })
        yield* check("Köln 6")
        yield* find.end(2, Exit.succeed([]))
        assert.deepInclude(yield* state, { message: "Keine Adressen gefunden." })
        assert.deepStrictEqual([places, picks], [["Köln 5"], []])
      }),
  )

  it.effect("closing the address dialog cancels its running search", () =>
    Effect.gen(function* () {
      const { check, dialog, find, state } = yield* openDialog()
      yield* check("Weg")
      yield* dialog.close
      yield* Effect.yieldNow
      assert.deepStrictEqual(find.interrupted(), [true])
      assert.deepStrictEqual(yield* state, { ...initialAddressDialog, request: 2 })
    }),
  )

  it.effect("the address dialog ignores late responses to requests that cannot be cancelled", () =>
    Effect.gen(function* () {
      const { check, dialog, find, picks, retrieve, state } = yield* openDialog({ stubborn: true })
      yield* check("Weg")
      yield* check("Weg 1")
      yield* find.end(1, Exit.succeed([weg]))
      yield* find.end(0, Exit.succeed([street]))
      assert.deepInclude(yield* state, { shown: [], isLoading: true })
      yield* dialog.close
      yield* retrieve.end(0, Exit.succeed(address))
      assert.deepStrictEqual(picks, [])
    }),
  )

  it.effect("the address dialog returns an address only for the latest request", () =>
    Effect.gen(function* () {
      const { check, dialog, find, picks, retrieve } = yield* openDialog()
      yield* check("Weg 1")
      yield* find.end(0, Exit.succeed([weg]))
      yield* SubscriptionRef.update(dialog.state, (before) => ({ ...before, request: 9 }))
      yield* retrieve.end(0, Exit.succeed(address))
      assert.deepStrictEqual(picks, [])
    }),
  )
})
