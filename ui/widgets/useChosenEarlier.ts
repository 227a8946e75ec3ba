import { useCallback } from "react"

import { useTypedEarlier } from "./useTypedEarlier.ts"

/**
 * `ref` for an element with radio buttons or with one checkbox. It reports the choice that the visitor made, or that
 * the browser restored, before the script loaded. Browsers restore a choice after the back button, and Firefox also
 * after a reload.
 *
 * @param value of the checked field; empty if none is checked
 */
export const useChosenEarlier = (value: string, onChange: (value: string) => void) => {
  const takeOver = useTypedEarlier(value, onChange)
  return useCallback(
    (group: Element | null) =>
      takeOver(group && { value: group.querySelector<HTMLInputElement>("input:checked")?.value ?? "" }),
    [takeOver],
  )
}
