import { useCallback, useEffect, useRef, useState } from "react"

import { useAnnounce } from "./Announcer.tsx"

/**
 * Returns a function that focuses an invalid field. Screen readers are silent when a field gets a focus that it already
 * has, for example after Enter in this field. Its error is then announced, unless it is in an alert, which announces
 * itself.
 */
export const useShowWrong = () => {
  const announce = useAnnounce()
  return useCallback(
    (field: HTMLElement | null | undefined) => {
      if (field !== document.activeElement) return field?.focus()
      const error = document.getElementById(`${field?.id}-fehler`)
      if (error?.closest("[role=alert]") === null) announce(error.textContent)
    },
    [announce],
  )
}

/** Focuses a form's first invalid field, once per submission, after the fields show their errors. */
export const useWrongFocus = <Form extends HTMLElement = HTMLFormElement>() => {
  const form = useRef<Form>(null)
  const showWrong = useShowWrong()
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) showWrong(form.current?.querySelector<HTMLElement>("[aria-invalid='true']"))
  }, [attempts, showWrong])
  return { form, focusWrong: () => setAttempts((before) => before + 1) } as const
}
