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

import type { NumberedEntry, SnackbarAreaProps } from "./SnackbarArea.tsx"

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

/** The message area at the bottom of the window. */
export interface Snackbar {
  readonly show: (message: SnackbarMessage) => void
  /** Closes all messages that have an action, because their actions belong to the previous customer. */
  readonly closeActions: () => void
}

const Messages = createContext<Snackbar>({ show: () => {}, closeActions: () => {} })

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
 * Provides its children with the snackbar. The code that renders the messages is not part of the first
 * script.
 */
export const Snackbars = ({ children, millis, whenReady }: SnackbarsProps) => {
  const [entries, setEntries] = useState<ReadonlyArray<NumberedEntry>>([])
  const [area, setArea] = useState<{ readonly Area: Area }>()
  const load = useCallback(
    () =>
      import("./SnackbarArea.tsx").then(
        ({ SnackbarArea }) => setArea((now) => now ?? { Area: SnackbarArea }),
        // If loading the message area fails, the next message loads it again. The area then also shows this
        // message.
        () => undefined,
      ),
    [],
  )
  useEffect(() => whenReady(() => void load()), [load, whenReady])
  const snackbar = useMemo<Snackbar>(() => {
    const add = (entry: NumberedEntry["entry"]) => {
      setEntries((before) => [...before, { entry, number: before.length }])
      void load()
    }
    return { show: add, closeActions: () => add("closeActions") }
  }, [load])
  const content = useMemo(() => <Messages value={snackbar}>{children}</Messages>, [children, snackbar])
  return (
    <>
      {content}
      {area === undefined ? null : <area.Area entries={entries} millis={millis} />}
    </>
  )
}

/** Returns the snackbar of the window, on every page. */
export const useSnackbar = () => useContext(Messages)
