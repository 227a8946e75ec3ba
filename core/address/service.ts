import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Addresses } from "./Addresses.port.ts"
import { type DialogOptions, openDialog } from "./openDialog.ts"
import { type OnPick, openField } from "./openField.ts"

const make = Effect.map(Addresses, (addresses) => ({
  /**
   * Makes an address field with an initial text. The field has its own state until its scope is closed. The
   * address of a chosen suggestion is passed to `onPick`.
   */
  field: (options: { readonly text: string; readonly onPick: OnPick }) =>
    openField(options.text, options.onPick).pipe(
      Effect.provideService(Addresses, addresses),
      Effect.withSpan("AddressService.field"),
    ),

  /**
   * Makes the address dialog 'Deine Eingabe' and 'Unsere Vorschläge'. It has its own state until its scope
   * is closed. The chosen address is passed to `onPick`, and a typed place to `onPlace`.
   */
  dialog: (options: DialogOptions) =>
    openDialog(options).pipe(
      Effect.provideService(Addresses, addresses),
      Effect.withSpan("AddressService.dialog"),
    ),
}))

/**
 * Address autocomplete (forms and markets 2.4, 4.4, 5.5): makes fields and dialogs. A page may have several
 * at once.
 * @stability unstable
 * @example
 * import { AddressesMemory } from "@heimwerk/adapters/memory"
 * import { AddressService } from "@heimwerk/core/address"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const text = Effect.gen(function* () {
 *   const service = yield* AddressService
 *   const field = yield* service.field({ text: "Hafenweg", onPick: () => Effect.void })
 *   return (yield* SubscriptionRef.get(field.state)).text
 * }).pipe(Effect.scoped)
 * const service = Layer.provide(AddressService.layer, AddressesMemory.layer([]))
 * await Effect.runPromise(Effect.provide(text, service)) // => "Hafenweg"
 */
export class AddressService extends Context.Service<AddressService>()("core/address/AddressService", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make)
}
