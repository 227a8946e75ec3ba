import { createContext, type ReactNode, useCallback, useContext, useState } from "react"

const Announce = createContext<(text: string) => void>(() => {})

/** Says short messages to screen readers, politely, for everything inside it. */
export const Announcer = ({ children }: { readonly children: ReactNode }) => {
  const [message, setMessage] = useState({ text: "", turn: 0 })
  const announce = useCallback((text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1 })), [])
  return (
    <Announce value={announce}>
      {children}
      <div className="visually-hidden" role="status" aria-live="polite">
        {/* A new element each time: the same words twice are two messages. */}
        <span key={message.turn}>{message.text}</span>
      </div>
    </Announce>
  )
}

/** A function that says a message to screen readers. */
export const useAnnounce = () => useContext(Announce)
