import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"

import { Button } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { basketService } from "./basket.ts"
import styles from "./BasketNotices.module.css"

interface BasketNoticesProps {
  readonly basket: Pick<Basket, "changedStock" | "messages">
  /** Error message about the basket as a whole, not about one line. */
  readonly error: string | undefined
  /** Whether a change of the basket waits for the network. */
  readonly isWaiting: boolean
}

/**
 * Messages about the whole basket: an error, a change that waits for the network, the server's messages, and the
 * articles that the last stock check removed or reduced.
 */
export const BasketNotices = ({
  basket: { changedStock, messages },
  error,
  isWaiting,
}: BasketNoticesProps) => {
  const run = basketService.useRun()
  const changes = [...changedStock.removed, ...changedStock.reduced]
  return (
    <div className={styles["notices"]}>
      {error === undefined ? null : (
        <Notice kind="error">
          <p>{error}</p>
          <Button look="plain" onClick={() => void run(({ load }) => load)}>
            Warenkorb neu laden
          </Button>
        </Notice>
      )}
      {/*
       * This live region is always rendered, because screen readers announce only changes inside an existing
       * one.
       */}
      <div role="status" className={styles["notices"]}>
        {isWaiting ? <Notice kind="info">{offlineChange}</Notice> : null}
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
