import { useCallback, useEffect, useRef, useState } from "react"

/**
 * The text of a field whose state lives in an asynchronous service. Typed text shows at once. Text that the
 * service sets itself (a selected place) replaces it.
 *
 * @param initialText text before any input
 */
export const useTypedText = (
  serviceText: string,
  send: (text: string) => void,
  initialText: string = serviceText,
) => {
  const [text, setText] = useState(initialText)
  /** Texts sent since the service last set the text itself. Their echoes are ignored. */
  const sent = useRef(new Set([serviceText, initialText]))

  useEffect(() => {
    if (sent.current.has(serviceText)) return
    sent.current = new Set([serviceText])
    setText(serviceText)
  }, [serviceText])

  const type = useCallback(
    (typed: string) => {
      sent.current.add(typed)
      setText(typed)
      send(typed)
    },
    [send],
  )
  /** Call this before a command that may set the field, even to a text that was typed before. */
  const expectText = useCallback(() => sent.current.clear(), [])
  return { text, type, expectText } as const
}
