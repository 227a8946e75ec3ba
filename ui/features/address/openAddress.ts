import type { Address } from "@heimwerk/core/address/Address.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { AddressService } from "@heimwerk/core/address/service.ts"
import { Effect } from "effect"

import { openLayer } from "../../runtime/openLayer.ts"

/** Receives the address of a selected suggestion. */
export type TakeAddress = (address: Address) => void

const service = openLayer(AddressService, AddressService.layer)

const toPick = (take: TakeAddress) => (_: AddressSuggestion, address: Address) =>
  Effect.sync(() => take(address))

/** Opens the service of an address field with an initial text. */
export const openAddressField = (text: string, take: TakeAddress) =>
  Effect.flatMap(service, ({ field }) => field({ text, onPick: toPick(take) }))

/** Opens the service of the address dialog. `takePlace` receives a typed text that names a place without a street. */
export const openAddressDialog = (take: TakeAddress, takePlace: (text: string) => void) =>
  Effect.flatMap(service, ({ dialog }) =>
    dialog({ onPick: toPick(take), onPlace: (text) => Effect.sync(() => takePlace(text)) }),
  )
