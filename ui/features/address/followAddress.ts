import type { Address } from "@heimwerk/core/address/Address.ts"
import type { AddressDialogState } from "@heimwerk/core/address/addressDialog.ts"
import type { AddressFieldState } from "@heimwerk/core/address/addressField.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { AddressService } from "@heimwerk/core/address/service.ts"
import { Effect, type Scope, Stream, SubscriptionRef } from "effect"

import type { Services } from "../../runtime/bridge.ts"
import type { Follow } from "../../runtime/useOpened.ts"

type Make<K extends "field" | "dialog"> = Effect.Success<ReturnType<AddressService["Service"][K]>>

/** An address input of the core that is open, */
export type OpenAddressField = Make<"field">
/** and an address dialog. */
export type OpenAddressDialog = Make<"dialog">

/** Receives the address of a picked suggestion. */
export type TakeAddress = (address: Address) => void

const handOver = (take: TakeAddress) => (_: AddressSuggestion, address: Address) =>
  Effect.sync(() => take(address))

const followed =
  <State, Opened extends { readonly state: SubscriptionRef.SubscriptionRef<State> }>(
    open: Effect.Effect<Opened, never, Services | AddressService | Scope.Scope>,
  ): Follow<Opened, State> =>
  (opened, show) =>
    Effect.gen(function* () {
      const it = yield* open
      opened(it)
      yield* Stream.runForEach(SubscriptionRef.changes(it.state), (state) => Effect.sync(() => show(state)))
    }).pipe(Effect.scoped, Effect.provide(AddressService.layer))

/** An address input that appears with a text. */
export const followField = (text: string, take: TakeAddress): Follow<OpenAddressField, AddressFieldState> =>
  followed(AddressService.use((service) => service.field({ text, onPick: handOver(take) })))

/** The address dialog. */
export const followDialog = (take: TakeAddress): Follow<OpenAddressDialog, AddressDialogState> =>
  followed(AddressService.use((service) => service.dialog({ onPick: handOver(take) })))
