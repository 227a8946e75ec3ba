import type { Address } from "@heimwerk/core/address/Address.ts"
import type { ComponentType, RefObject } from "react"

/** An address typed into the market search. Each submission creates a new object, also for the same text. */
export interface TypedAddress {
  readonly text: string
}

/** Props of the address search inside the finder. */
export interface AddressCheckProps {
  readonly typed: TypedAddress
  /** Called with the address that the visitor selected. */
  readonly onPick: (address: Address) => void
  /** Called with the typed text if it names a place without a street, for example `Köln 5`. */
  readonly onPlace: (text: string) => void
  /** Called with `true` when a look-up starts while no dialog is open, and with `false` when it ends. */
  readonly onChecking: (isChecking: boolean) => void
  /** Element that gets focus after the address dialog closes. */
  readonly returnFocus: RefObject<HTMLElement | null>
}

/**
 * Loads the address search of the finder. It belongs to another feature, so the page provides the loader
 * (forms and markets 2.4, 'an address suggestions dialog in the market/address context').
 */
export type LoadAddressCheck = () => Promise<ComponentType<AddressCheckProps>>
