import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { useSetAtom } from "jotai"

import { Button } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { reloadAtom } from "./atoms.ts"
import styles from "./BasketNotices.module.css"

interface BasketNoticesProps {
  readonly basket: Pick<Basket, "changedStock" | "messages">
  /** What went wrong with the basket as a whole. */
  readonly error: string | undefined
}

/** What there is to say about the whole basket: a failure, its messages, and what is not there any more. */
export const BasketNotices = ({ basket: { changedStock, messages }, error }: BasketNoticesProps) => {
  const reload = useSetAtom(reloadAtom)
  const changes = [...changedStock.removed, ...changedStock.reduced]
  return (
    <div className={styles["notices"]}>
      {error === undefined ? null : (
        <Notice kind="error">
          <p>{error}</p>
          <Button look="plain" onClick={() => void reload()}>
            Warenkorb neu laden
          </Button>
        </Notice>
      )}
      {/* It is there before there is something in it, so that what comes is said. */}
      <div role="status" className={styles["notices"]}>
        {messages.map((message) => (
          <Notice key={message} kind="info">
            {message}
          </Notice>
        ))}
        {changes.map(({ lineItemId, message }) => (
          <Notice key={lineItemId} kind="info">
            {message}
          </Notice>
        ))}
      </div>
    </div>
  )
}
