import { useEffect, useRef, useState } from "react"

/** Focuses a form's first invalid field, once per submission, after the fields show their errors. */
export const useWrongFocus = () => {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus()
  }, [attempts])
  return { form, focusWrong: () => setAttempts((before) => before + 1) } as const
}
