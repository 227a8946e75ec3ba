import { type KeyboardEvent, useState } from "react"

/**
 * Delays a field's error while the visitor types. An error from before focus stays visible until the value
 * is valid; a new one shows on blur or Enter.
 */
export const useQuietError = (error: string | undefined) => {
  const [isQuiet, setQuiet] = useState(false)
  return {
    error: isQuiet ? undefined : error,
    watch: {
      onFocus: () => setQuiet(error === undefined),
      onBlur: () => setQuiet(false),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "Enter") setQuiet(false)
      },
    },
  } as const
}
