import { useCallback, useState } from "react"

/** Takes over what a field held before its script came, typed or filled in by the browser; for the field's `ref`. */
export const useTypedEarlier = (value: string, onChange: (text: string) => void) => {
  const [first] = useState({ value, onChange })
  return useCallback(
    (field: { readonly value: string } | null) => {
      if (field !== null && field.value !== first.value) first.onChange(field.value)
    },
    [first],
  )
}
