import type { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"
import { useAtomValue } from "jotai"
import { useState } from "react"

import { paths } from "../../paths.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { basketService, isBasketWaitingAtom } from "./basket.ts"
import styles from "./AddAllButton.module.css"

interface AddAllButtonProps {
  /** Number of available articles. */
  readonly count: number
  /** Number of articles that are not available and stay out of the basket. */
  readonly missing: number
  /** Returns the available articles with their quantities, including changes that are not shown yet. */
  readonly read: () => Promise<ReadonlyArray<BasketItem>>
}

const articles = (count: number) => `${count} Artikel`

/** Says how many articles were added to the basket, and how many are not available. */
const resultText = (added: number, missing: number): string =>
  `${articles(added)} ${added === 1 ? "liegt" : "liegen"} im Warenkorb.` +
  (missing === 0
    ? ""
    : ` ${articles(missing)} ${missing === 1 ? "ist" : "sind"} gerade nicht verfügbar und ${missing === 1 ? "bleibt" : "bleiben"} nur auf der Merkliste.`)

/**
 * Adds all available articles of the wishlist to the basket with one command. The wishlist does not change.
 */
export const AddAllButton = ({ count, missing, read }: AddAllButtonProps) => {
  const run = basketService.useRun()
  const announce = useAnnounce()
  const isWaiting = useAtomValue(isBasketWaitingAtom)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ readonly kind: "good" | "error"; readonly text: string }>()

  const addAll = async () => {
    setBusy(true)
    const lines = await read()
    const outcome = await run((basket) => basket.run({ kind: "addMany", lines }))
    setBusy(false)
    if (outcome.kind === "failed") return setResult({ kind: "error", text: outcome.message })
    const text = resultText(lines.length, missing)
    announce(text)
    setResult({ kind: "good", text })
  }

  return (
    <div className={styles["all"]}>
      {count === 0 ? null : (
        <Button look="outline" busy={isBusy} onClick={() => (isBusy ? undefined : void addAll())}>
          <Icon name="basket" />
          Alles in den Warenkorb
        </Button>
      )}
      {result === undefined ? null : (
        <Notice kind={result.kind}>
          <span>{result.text}</span>{" "}
          {result.kind === "good" ? <Link to={paths.basket}>Zum Warenkorb</Link> : null}
        </Notice>
      )}
      {isWaiting && result?.kind === "good" ? <Notice kind="info">{offlineChange}</Notice> : null}
    </div>
  )
}
