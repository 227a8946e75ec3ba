import { useEffect, useRef } from "react"

import { paths } from "../../paths.ts"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import styles from "./GoneRow.module.css"
import type { GoneLine } from "./useGoneLines.ts"
import { takeFocus } from "../../widgets/takeFocus.ts"

interface GoneRowProps {
  readonly gone: GoneLine
  readonly onUndo: () => void
}

/**
 * The notice that replaces a removed line. It offers undo after a removal, and a link to the wishlist after a move
 * there. It takes the focus that the line had.
 */
export const GoneRow = ({ gone: { error, line, phase, removal }, onUndo }: GoneRowProps) => {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    takeFocus(row.current?.querySelector<HTMLElement>("button, a") ?? null, { preventScroll: true })
  }, [])
  const { lineItemId, product } = line
  const textId = `weg-${lineItemId}`
  return (
    <tr ref={row} className={styles["row"]}>
      <td colSpan={4}>
        <div className={styles["notice"]}>
          <Icon name="check" size={20} />
          <p id={textId}>
            {`„${product.name}“ ${removal === undefined ? "liegt jetzt auf deiner Merkliste." : "wurde entfernt."}`}
          </p>
          {removal === undefined ? (
            <Link className={styles["link"]} to={paths.wishlist}>
              Zur Merkliste
            </Link>
          ) : (
            <Button look="plain" aria-describedby={textId} busy={phase === "returning"} onClick={onUndo}>
              Rückgängig
            </Button>
          )}
        </div>
        {error === undefined ? null : <Notice kind="error">{error}</Notice>}
      </td>
    </tr>
  )
}
