import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Addresses } from "./Addresses.port.ts"
import { openDialog } from "./openDialog.ts"
import { type OnPick, openField } from "./openField.ts"

const make = Effect.map(Addresses, (addresses) => ({
  /**
   * An address input that appears with a text. It lives until the scope around it is closed; each has a state of its own. The
   * address of a picked suggestion goes to `onPick`.
   */
  field: (options: { readonly text: string; readonly onPick: OnPick }) =>
    openField(options.text, options.onPick).pipe(
      Effect.provideService(Addresses, addresses),
      Effect.withSpan("AddressService.field"),
    ),

  /** The dialog 'Deine Eingabe' and 'Unsere Vorschläge', in the same way. */
  dialog: (options: { readonly onPick: OnPick }) =>
    openDialog(options.onPick).pipe(
      Effect.provideService(Addresses, addresses),
      Effect.withSpan("AddressService.dialog"),
    ),
}))

/**
 * Address autocomplete (forms and markets 2.4, 4.4, 5.5): makes inputs and dialogs, of which a page may have several at once.
 * @stability unstable
 */
export class AddressService extends Context.Service<AddressService>()("core/address/AddressService", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make)
}
