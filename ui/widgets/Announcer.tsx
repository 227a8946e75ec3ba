import { createContext, type ReactNode, useCallback, useContext, useState } from "react"

const Announce = createContext<(text: string) => void>(() => {})

/** Provides a polite live region that announces short messages to screen readers. */
export const Announcer = ({ children }: { readonly children: ReactNode }) => {
  const [message, setMessage] = useState({ text: "", turn: 0 })
  const announce = useCallback((text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1 })), [])
  return (
    <Announce value={announce}>
      {children}
      <div className="visually-hidden" role="status" aria-live="polite">
        {/* Each message is a new element, so that a repeated text is announced again. */}
        <span key={message.turn}>{message.text}</span>
      </div>
    </Announce>
  )
}

/** Returns a function that announces a message to screen readers. */
export const useAnnounce = () => useContext(Announce)
