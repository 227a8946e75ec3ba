import type { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { offlineChange } from "@heimwerk/core/navigation/offlineChange.ts"
import type { OrderDelivery } from "@heimwerk/core/order/Order.ts"
import { useAtomValue } from "jotai"
import { useState } from "react"

import { paths } from "../../paths.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Button } from "../../widgets/Button.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { basketService, isBasketWaitingAtom } from "./basket.ts"

/** An article of an earlier order, for the basket. */
export interface BoughtLine {
  readonly item: BasketItem
  readonly name: string
}

/** Returns the articles of a delivery as lines for the basket. */
export const boughtLines = ({ deliveryType, lines }: OrderDelivery): ReadonlyArray<BoughtLine> =>
  lines.map(({ product: { articleId, name }, quantity }) => ({
    item: { articleId, quantity, deliveryType },
    name,
  }))

/** Number of lines added to the basket, and an error message for each refused line. */
interface Result {
  readonly added: number
  readonly refused: ReadonlyArray<string>
}

const addedText = (added: number): string =>
  added === 1 ? "1 Artikel liegt im Warenkorb." : `${added} Artikel liegen im Warenkorb.`

/** Adds all articles of an order to the basket again, and shows why the shop refuses an article. */
export const BuyAgain = ({ lines }: { readonly lines: ReadonlyArray<BoughtLine> }) => {
  const run = basketService.useRun()
  const announce = useAnnounce()
  const isWaiting = useAtomValue(isBasketWaitingAtom)
  const [result, setResult] = useState<Result | "busy" | undefined>(undefined)
  const add = async () => {
    setResult("busy")
    const refused: Array<string> = []
    for (const { item, name } of lines) {
      const outcome = await run((basket) => basket.run({ kind: "add", line: item }))
      if (outcome.kind === "failed") refused.push(`„${name}“: ${outcome.message}`)
    }
    const added = lines.length - refused.length
    if (added > 0) announce(addedText(added))
    setResult({ added, refused })
  }
  return (
    <>
      {result === undefined || result === "busy" ? null : (
        <>
          {result.refused.map((text) => (
            <Notice key={text} kind="error">
              {text}
            </Notice>
          ))}
          {result.added === 0 ? null : (
            <Notice kind="good">
              <span>{addedText(result.added)}</span> <Link to={paths.basket}>Zum Warenkorb</Link>
            </Notice>
          )}
          {isWaiting && result.added > 0 ? <Notice kind="info">{offlineChange}</Notice> : null}
        </>
      )}
      <Button look="outline" busy={result === "busy"} onClick={() => void add()}>
        Noch einmal kaufen
      </Button>
    </>
  )
}
