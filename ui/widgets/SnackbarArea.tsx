import { Toast } from "@base-ui/react/toast"
import { useEffect, useRef } from "react"

import { Icon } from "./Icon.tsx"
import type { ActionsEnd, SnackbarMessage } from "./Snackbar.tsx"
import styles from "./SnackbarArea.module.css"

/** A snackbar message with its sequence number, which is its place in the list of messages. */
export interface NumberedMessage {
  readonly message: SnackbarMessage | ActionsEnd
  readonly number: number
}

export interface SnackbarAreaProps {
  readonly messages: ReadonlyArray<NumberedMessage>
  readonly millis: number
}

const icons = { error: "warning", info: "info", good: "check" } as const

const idOf = (number: number) => `snackbar-${number}`

/** Passes every message to Base UI once, in order. */
const useHandedOn = ({ messages, millis }: SnackbarAreaProps) => {
  const { add, close } = Toast.useToastManager<SnackbarMessage>()
  const next = useRef(0)
  useEffect(() => {
    for (const { message, number } of messages.slice(next.current)) {
      if (message.closes === "actions") {
        for (const earlier of messages.slice(0, number))
          if ("action" in earlier.message) close(idOf(earlier.number))
      } else
        add({
          id: idOf(number),
          title: message.text,
          data: message,
          timeout: message.closes === "self" ? millis : 0,
        })
    }
    next.current = messages.length
  }, [add, close, messages, millis])
}

const List = (props: SnackbarAreaProps) => {
  const { close, toasts } = Toast.useToastManager<SnackbarMessage>()
  useHandedOn(props)
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
