import { useEffect, useRef } from "react"

import { AddressDialog } from "../features/address/AddressDialog.tsx"
import { useAddressDialog } from "../features/address/useAddressDialog.ts"
import type { AddressCheckProps } from "../features/market/finder/AddressCheck.ts"

/** Finds the address that was typed into the store finder (forms and markets 4.4, market/address dialog). */
export const AddressCheck = ({ onChecking, onPick, returnFocus, typed }: AddressCheckProps) => {
  const dialog = useAddressDialog(onPick)
  const { check, isChecking } = dialog
  const latest = useRef({ check, onChecking })
  useEffect(() => {
    latest.current = { check, onChecking }
  })
  useEffect(() => latest.current.check(typed.text), [typed])
  useEffect(() => latest.current.onChecking(isChecking), [isChecking])
  return <AddressDialog dialog={dialog} returnFocus={returnFocus} />
}
