import { useEffect, useEffectEvent } from "react"

import { AddressDialog } from "../features/address/AddressDialog.tsx"
import { useAddressDialog } from "../features/address/useAddressDialog.ts"
import type { AddressCheckProps } from "../features/market/finder/AddressCheck.ts"

/**
 * Finds the position of the address typed into the store finder. If several addresses match, it asks which
 * address is meant (forms and markets 4.4).
 */
export const AddressCheck = ({ onChecking, onPick, onPlace, returnFocus, typed }: AddressCheckProps) => {
  const dialog = useAddressDialog(onPick, onPlace)
  const { check, isChecking } = dialog
  const checkTyped = useEffectEvent(check)
  const reportChecking = useEffectEvent(onChecking)
  useEffect(() => checkTyped(typed.text), [typed])
  useEffect(() => reportChecking(isChecking), [isChecking])
  return <AddressDialog dialog={dialog} returnFocus={returnFocus} />
}
