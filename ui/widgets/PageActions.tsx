import { Button } from "./Button.tsx"
import { Icon } from "./Icon.tsx"
import styles from "./PageActions.module.css"
import { useSnackbar } from "./Snackbar.tsx"

/** Content of a shared message: a link, or a text with links. */
interface SharedContent {
  readonly text?: string
  readonly url?: string
}

interface PageActionsProps {
  readonly title: string
  /** Returns what the visitor shares, with links to the given origin. */
  readonly content: (origin: string) => SharedContent
}

/** Whether the visitor closed the share dialog of the device. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError"

/**
 * Buttons to share and to print a page. Sharing opens the dialog of the device. Browsers without such a
 * dialog copy the content to the clipboard.
 */
export const PageActions = ({ content, title }: PageActionsProps) => {
  const { show } = useSnackbar()

  const copy = async ({ text, url }: SharedContent) => {
    try {
      await navigator.clipboard.writeText(url ?? text ?? "")
      show({
        text: url === undefined ? "Die Liste ist kopiert." : "Der Link ist kopiert.",
        kind: "good",
        closes: "self",
      })
    } catch {
      show({
        text: "Das Kopieren hat nicht geklappt. Bitte versuche es noch einmal.",
        kind: "error",
        closes: "button",
      })
    }
  }
  const share = async () => {
    const shared = content(location.origin)
    if (!("share" in navigator)) return copy(shared)
    try {
      await navigator.share({ title, ...shared })
    } catch (error) {
      if (!isCancelled(error)) await copy(shared)
    }
  }

  return (
    <div className={styles["actions"]}>
      <Button look="plain" onClick={() => void share()}>
        <Icon name="share" size={20} />
        Teilen
      </Button>
      <Button look="plain" onClick={() => print()}>
        <Icon name="printer" size={20} />
        Drucken
      </Button>
    </div>
  )
}
