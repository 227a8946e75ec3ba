import { useCallback, useState } from "react"

/**
 * `ref` for a field. It reports text that the visitor typed or the browser filled in before the script
 * loaded.
 */
export const useTypedEarlier = (value: string, onChange: (text: string) => void) => {
  const [first] = useState({ value, onChange })
  return useCallback(
    (field: { readonly value: string } | null) => {
      if (field !== null && field.value !== first.value) first.onChange(field.value)
    },
    [first],
  )
}
