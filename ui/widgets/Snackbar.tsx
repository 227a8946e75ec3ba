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

/** A short message about what has just happened (storefront 4, snackbar). */
export interface SnackbarMessage {
  readonly text: string
  readonly kind: "info" | "good" | "error"
  /** By itself, or only by its button: for what has to be read. */
  readonly closes: "self" | "button"
  /** What can be done about it, such as taking back a removal. */
  readonly action?: { readonly text: string; readonly run: () => void }
}

const Show = createContext<(message: SnackbarMessage) => void>(() => {})

interface SnackbarsProps {
  /** How long a message that closes by itself is shown, in milliseconds. */
  readonly millis: number
  /** Brings the area in early: a message about a lost connection must not need one. */
  readonly whenReady: (task: () => void) => () => void
  readonly children: ReactNode
}

type Area = ComponentType<SnackbarAreaProps>

/** Shows the messages of everything inside it. What draws them is not part of the first script. */
export const Snackbars = ({ children, millis, whenReady }: SnackbarsProps) => {
  const [messages, setMessages] = useState<ReadonlyArray<NumberedMessage>>([])
  const [area, setArea] = useState<{ readonly Area: Area }>()
  const bring = useCallback(
    () =>
      import("./SnackbarArea.tsx").then(
        ({ SnackbarArea }) => setArea((now) => now ?? { Area: SnackbarArea }),
        // It is asked for again with the next message, and shows this one, too.
        () => undefined,
      ),
    [],
  )
  useEffect(() => whenReady(() => void bring()), [bring, whenReady])
  const show = useCallback(
    (message: SnackbarMessage) => {
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

/** A way to show a message at the bottom of the window, on whatever page. */
export const useSnackbar = () => {
  const show = useContext(Show)
  return useMemo(() => ({ show }), [show])
}
