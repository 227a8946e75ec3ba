import { useCallback, useEffect, useRef, useState } from "react"

/**
 * The text of a field whose state lives in a service that answers a moment later: what is typed shows at once, what the
 * service writes into the field itself (a chosen place) replaces it.
 *
 * @param initialText what the field shows before anything was typed
 */
export const useTypedText = (
  serviceText: string,
  send: (text: string) => void,
  initialText: string = serviceText,
) => {
  const [text, setText] = useState(initialText)
  /** What was typed since the service last wrote by itself: hearing it back is no news. */
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
  /** Before a command that may write into the field, even if it writes what was typed once. */
  const expectText = useCallback(() => sent.current.clear(), [])
  return { text, type, expectText } as const
}
