import { type AddressDialogState, closedDialog } from "@heimwerk/core/address/addressDialog.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { noAddressText } from "@heimwerk/core/address/shownAddresses.ts"
import { useEffect, useRef, useState } from "react"

import type { TakeAddress } from "./followAddress.ts"
import { useOpened } from "../../runtime/useOpened.ts"

/** The address dialog as a form has it. */
export interface AddressDialogHandle {
  readonly state: AddressDialogState
  /** A typed address is being looked up and nothing shows yet: the form's button waits. */
  readonly isChecking: boolean
  /** There is something to choose from, or to read. */
  readonly isOpen: boolean
  /** Looks a typed address up: a direct match is handed over, else the dialog opens. */
  readonly check: (text: string) => void
  readonly choose: (suggestion: AddressSuggestion) => void
  readonly more: () => void
  readonly close: () => void
}

/**
 * The address dialog of a form (forms and markets 4.4); `onPick` receives the address that was meant. When its
 * script does not come, it says that there are no addresses, as after any failure.
 */
export const useAddressDialog = (onPick: TakeAddress): AddressDialogHandle => {
  const take = useRef(onPick)
  useEffect(() => {
    take.current = onPick
  })
  const [asked, setAsked] = useState<string | undefined>(undefined)
  const {
    give,
    hasFailed,
    state: heard = closedDialog,
  } = useOpened(async () => {
    const { followDialog } = await import("./followAddress.ts")
    return followDialog((address) => take.current(address))
  })
  const failed = { ...closedDialog, typed: asked ?? "", hasError: true, message: noAddressText }
  const state = hasFailed && asked !== undefined ? failed : heard
  return {
    state,
    isChecking: state.isLoading && !state.hasNoDirectMatch,
    isOpen: state.hasNoDirectMatch || state.hasError,
    check: (text) => {
      setAsked(text)
      give((dialog) => dialog.check(text))
    },
    choose: (suggestion) => give((dialog) => dialog.choose(suggestion)),
    more: () => give((dialog) => dialog.more),
    close: () => {
      setAsked(undefined)
      give((dialog) => dialog.close)
    },
  }
}
