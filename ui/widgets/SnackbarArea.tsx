import { Toast } from "@base-ui/react/toast"
import { useEffect, useRef } from "react"

import { Icon } from "./Icon.tsx"
import type { SnackbarMessage } from "./Snackbar.tsx"
import styles from "./SnackbarArea.module.css"

/**
 * A message to show, or the request to close the earlier messages with an action. The number is the place in the list
 * of entries.
 */
export interface NumberedEntry {
  readonly entry: SnackbarMessage | "closeActions"
  readonly number: number
}

export interface SnackbarAreaProps {
  readonly entries: ReadonlyArray<NumberedEntry>
  readonly millis: number
}

const icons = { error: "warning", info: "info", good: "check" } as const

const idOf = (number: number) => `snackbar-${number}`

/** Passes every entry to Base UI once, in order. */
const usePassedOn = ({ entries, millis }: SnackbarAreaProps) => {
  const { add, close } = Toast.useToastManager<SnackbarMessage>()
  const next = useRef(0)
  useEffect(() => {
    for (const { entry, number } of entries.slice(next.current)) {
      if (entry === "closeActions") {
        for (const earlier of entries.slice(0, number))
          if (earlier.entry !== "closeActions" && earlier.entry.action !== undefined)
            close(idOf(earlier.number))
      } else
        add({
          id: idOf(number),
          title: entry.text,
          data: entry,
          timeout: entry.closes === "self" ? millis : 0,
        })
    }
    next.current = entries.length
  }, [add, close, entries, millis])
}

const List = (props: SnackbarAreaProps) => {
  const { close, toasts } = Toast.useToastManager<SnackbarMessage>()
  usePassedOn(props)
  return toasts.map((toast) => {
    const { action, closes = "self", kind = "info" } = toast.data ?? {}
    return (
      <Toast.Root key={toast.id} toast={toast} className={styles["snackbar"] ?? ""} swipeDirection="down">
        <Toast.Content className={styles["content"] ?? ""}>
          <span className={styles[kind]}>
            <Icon name={icons[kind]} size={20} />
          </span>
          <Toast.Title render={<p />} className={styles["text"] ?? ""} />
          {action === undefined ? null : (
            <button
              type="button"
              className={styles["action"]}
              onClick={() => {
                action.run()
                close(toast.id)
              }}
            >
              {action.text}
            </button>
          )}
          {closes === "self" ? null : (
            // By default, Base UI hides the close button from screen readers until the pointer or focus is on
            // the message.
            <Toast.Close className={styles["close"] ?? ""} aria-label="Schließen" aria-hidden={false}>
              <Icon name="close" size={20} />
            </Toast.Close>
          )}
        </Toast.Content>
      </Toast.Root>
    )
  })
}

/**
 * The snackbar messages at the bottom of the window, at most 3 at once (storefront 4 and 9). Messages that close by themselves
 * stay while the pointer or focus is on them.
 */
export const SnackbarArea = (props: SnackbarAreaProps) => (
  <Toast.Provider limit={3}>
    <Toast.Portal>
      <Toast.Viewport className={styles["area"] ?? ""} aria-label="Hinweise">
        <List {...props} />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
)
