import type { Address } from "@heimwerk/core/address/Address.ts"
import type { ComponentType, RefObject } from "react"

/** An address that was typed into the search; a new object each time it is submitted. */
export interface TypedAddress {
  readonly text: string
}

/** What the finder needs of whoever finds addresses. */
export interface AddressCheckProps {
  readonly typed: TypedAddress
  /** The address that was meant. */
  readonly onPick: (address: Address) => void
  /** Whether it is being looked up, and nothing shows of that. */
  readonly onChecking: (isChecking: boolean) => void
  /** Where the focus goes after the dialog. */
  readonly returnFocus: RefObject<HTMLElement | null>
}

/**
 * Brings what finds addresses, a dialog of another feature: the page that offers the finder knows both (forms and markets 2.4,
 * 'an address suggestions dialog in the market/address context').
 */
export type LoadAddressCheck = () => Promise<ComponentType<AddressCheckProps>>
