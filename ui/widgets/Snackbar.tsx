import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react"

import type { NumberedMessage, SnackbarAreaProps } from "./SnackbarArea.tsx"

/** A short message about a recent action (storefront 4, snackbar). */
export interface SnackbarMessage {
  readonly text: string
  readonly kind: "info" | "good" | "error"
  /**
   * `self` closes the message after a delay. `button` closes the message only by its button, for important
   * messages.
   */
  readonly closes: "self" | "button"
  /** An optional action of the message, for example undo. */
  readonly action?: { readonly text: string; readonly run: () => void }
}

/** Closes all earlier messages that have an action, because their actions belong to the previous customer. */
export interface ActionsEnd {
  readonly closes: "actions"
}

export type ShowMessage = (message: SnackbarMessage | ActionsEnd) => void

const Show = createContext<ShowMessage>(() => {})

interface SnackbarsProps {
  /** How long a self-closing message is shown, in ms. */
  readonly millis: number
  /**
   * Schedules a task that loads the message area in advance, for example on the first use of the page. When a
   * message about a lost connection is shown, it is too late to load the area.
   */
  readonly whenReady: (task: () => void) => () => void
  readonly children: ReactNode
}

type Area = ComponentType<SnackbarAreaProps>

/**
 * Provides its children with a function that shows snackbar messages. The code that renders the messages is
 * not part of the first script.
 */
export const Snackbars = ({ children, millis, whenReady }: SnackbarsProps) => {
  const [messages, setMessages] = useState<ReadonlyArray<NumberedMessage>>([])
  const [area, setArea] = useState<{ readonly Area: Area }>()
  const bring = useCallback(
    () =>
      import("./SnackbarArea.tsx").then(
        ({ SnackbarArea }) => setArea((now) => now ?? { Area: SnackbarArea }),
        // If loading the message area fails, the next message loads it again. The area then also shows this
        // message.
        () => undefined,
      ),
    [],
  )
  useEffect(() => whenReady(() => void bring()), [bring, whenReady])
  const show = useCallback<ShowMessage>(
    (message) => {
      setMessages((before) => [...before, { message, number: before.length }])
      void bring()
    },
    [bring],
  )
  const content = useMemo(() => <Show value={show}>{children}</Show>, [children, show])
  return (
    <>
      {content}
      {area === undefined ? null : <area.Area messages={messages} millis={millis} />}
    </>
  )
}

/** Returns a function that shows a message at the bottom of the window, on every page. */
export const useSnackbar = () => {
  const show = useContext(Show)
  return useMemo(() => ({ show }), [show])
}
