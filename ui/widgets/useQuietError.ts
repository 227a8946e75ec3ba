import { type KeyboardEvent, useState } from "react"

/**
 * When a field says what is wrong with it: not while its first letters are being typed. What was wrong before the field was
 * entered stays in sight until it is right; what became wrong in it shows when it is left, or with Enter.
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
