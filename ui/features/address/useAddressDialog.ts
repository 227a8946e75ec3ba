import { type AddressDialogState, initialAddressDialog } from "@heimwerk/core/address/addressDialog.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { noAddressText } from "@heimwerk/core/address/shownAddresses.ts"
import { useEffect, useRef, useState } from "react"

import type { TakeAddress } from "./openAddress.ts"
import { componentService } from "../../runtime/componentService.ts"

const useDialog = componentService(async () => (await import("./openAddress.ts")).openAddressDialog)

/** State and actions of the address dialog, for a form. */
export interface AddressDialogHandle {
  readonly state: AddressDialogState
  /** Whether an address is being looked up and the dialog is still closed. The form's button is then busy. */
  readonly isChecking: boolean
  /** Whether the dialog is open: it has suggestions or a message to show. */
  readonly isOpen: boolean
  /** Looks up a typed address. A direct match calls `onPick`; otherwise the dialog opens. */
  readonly check: (text: string) => void
  readonly choose: (suggestion: AddressSuggestion) => void
  readonly more: () => void
  readonly close: () => void
}

/**
 * The address dialog of a form (forms and markets 4.4). `onPick` is called with the selected address, and `onPlace`
 * with a typed text that names a place without a street. If the dialog's script fails to load, the dialog says that
 * no address was found, as after any failure.
 */
export const useAddressDialog = (
  onPick: TakeAddress,
  onPlace: (text: string) => void,
): AddressDialogHandle => {
  const take = useRef({ onPick, onPlace })
  useEffect(() => {
    take.current = { onPick, onPlace }
  })
  const [asked, setAsked] = useState<string | undefined>(undefined)
  const {
    dispatch,
    hasFailed,
    state: serviceState = initialAddressDialog,
  } = useDialog(
    (address) => take.current.onPick(address),
    (text) => take.current.onPlace(text),
  )
  const failed = { ...initialAddressDialog, typed: asked ?? "", hasError: true, message: noAddressText }
  const state = hasFailed && asked !== undefined ? failed : serviceState
  return {
    state,
    isChecking: state.isLoading && !state.hasNoDirectMatch,
    isOpen: state.hasNoDirectMatch || state.hasError,
    check: (text) => {
      setAsked(text)
      dispatch((dialog) => dialog.check(text))
    },
    choose: (suggestion) => dispatch((dialog) => dialog.choose(suggestion)),
    more: () => dispatch((dialog) => dialog.more),
    close: () => {
      setAsked(undefined)
      dispatch((dialog) => dialog.close)
    },
  }
}
