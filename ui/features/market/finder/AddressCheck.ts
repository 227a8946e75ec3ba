import type { Address } from "@heimwerk/core/address/Address.ts"
import type { ComponentType, RefObject } from "react"

/** An address typed into the search; each submission creates a new object. */
export interface TypedAddress {
  readonly text: string
}

/** Props of the address search inside the finder. */
export interface AddressCheckProps {
  readonly typed: TypedAddress
  /** Called with the selected address. */
  readonly onPick: (address: Address) => void
  /** Called when a look-up starts or ends while nothing is shown. */
  readonly onChecking: (isChecking: boolean) => void
  /** The element that gets focus after the dialog. */
  readonly returnFocus: RefObject<HTMLElement | null>
}

/**
 * Loads the address search. It belongs to another feature, so the page connects it with the finder (forms
 * and markets 2.4, 'an address suggestions dialog in the market/address context').
 */
export type LoadAddressCheck = () => Promise<ComponentType<AddressCheckProps>>
