import { useCallback, useState } from "react"

/** `ref` for a field: reports text typed or auto-filled before its script loaded. */
export const useTypedEarlier = (value: string, onChange: (text: string) => void) => {
  const [first] = useState({ value, onChange })
  return useCallback(
    (field: { readonly value: string } | null) => {
      if (field !== null && field.value !== first.value) first.onChange(field.value)
    },
    [first],
  )
}
