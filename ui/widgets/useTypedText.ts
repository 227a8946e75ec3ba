import { useCallback, useEffect, useRef, useState } from "react"

/**
 * The text of a field whose state is in an asynchronous service. Typed text shows at once. If the service
 * sets another text, for example a selected place, that text replaces it.
 *
 * @param initialText text of the field before the visitor types
 */
export const useTypedText = (
  serviceText: string,
  send: (text: string) => void,
  initialText: string = serviceText,
) => {
  const [text, setText] = useState(initialText)
  /**
   * Texts sent to the service since it last set a text itself. When the service returns one of them, the
   * field ignores it.
   */
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
  /**
   * Clears the sent texts before a command that may make the service set the text. The field then accepts any
   * text, even a text that was typed before.
   */
  const expectText = useCallback(() => sent.current.clear(), [])
  return { text, type, expectText } as const
}
