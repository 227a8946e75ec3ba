import { useEffect, useRef, useState } from "react"

/**
 * A form's element, and how its first wrong field gets the focus: once for every time the form was sent, and only after the
 * fields show what is wrong with them.
 */
export const useWrongFocus = () => {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus()
  }, [attempts])
  return { form, focusWrong: () => setAttempts((before) => before + 1) } as const
}
