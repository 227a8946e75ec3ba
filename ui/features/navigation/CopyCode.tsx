import { copyCodeText, type Teaser, type TeaserEvent } from "@heimwerk/core/navigation/teaser.ts"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { useSnackbar } from "../../widgets/Snackbar.tsx"
import styles from "./CopyCode.module.css"

interface CopyCodeProps {
  readonly code: string
  readonly teaser: Teaser
  readonly dispatch: (event: TeaserEvent) => void
}

/** A button with a voucher code; a click copies the code (storefront 4, teaser). */
export const CopyCode = ({ code, teaser, dispatch }: CopyCodeProps) => {
  const announce = useAnnounce()
  const { show } = useSnackbar()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      dispatch({ kind: "copied" })
      announce(copyCodeText({ isCopied: true }))
    } catch {
      show({
        text: `Der Code konnte nicht kopiert werden. Er lautet ${code}.`,
        kind: "error",
        closes: "button",
      })
    }
  }
  return (
    <button
      type="button"
      className={styles["copy"]}
      onClick={() => void copy()}
      onMouseLeave={() => dispatch({ kind: "mouseLeft" })}
    >
      <span className={styles["code"]}>{code}</span>{" "}
      <span className={styles["hint"]}>{copyCodeText(teaser)}</span>
    </button>
  )
}
