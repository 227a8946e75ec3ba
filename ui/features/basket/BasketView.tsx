import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { basketStateAtom, takeOverAtom } from "./atoms.ts"
import { BasketLineItem } from "./BasketLineItem.tsx"
import { BasketSummary } from "./BasketSummary.tsx"
import styles from "./BasketView.module.css"

const Empty = () => (
  <div className={styles["empty"]}>
    <Icon name="basket" size={56} />
    <h1>Dein Warenkorb ist leer</h1>
    <p>Such nach einem Artikel, oder stöbere in unserem Sortiment.</p>
    <ButtonLink to={paths.home}>Weiter einkaufen</ButtonLink>
  </div>
)

/**
 * The basket with its lines and sums. It is shown as it came with the page until the core's service has it in full; from
 * then on every change shows at once and is taken back when the server refuses it.
 */
export const BasketView = ({ loaded }: { readonly loaded: Basket }) => {
  const { basket: known, errors, lineErrors, pending, pendingLines } = useAtomValue(basketStateAtom)
  const takeOver = useSetAtom(takeOverAtom)
  const basket = known.type === "full" && known.id !== "" ? known : loaded

  useEffect(() => void takeOver(loaded), [loaded, takeOver])

  return (
    <>
      {errors.generic === undefined ? null : <Notice kind="error">{errors.generic}</Notice>}
      {basket.messages.map((message) => (
        <Notice key={message} kind="info">
          {message}
        </Notice>
      ))}
      {basket.lineItems.length === 0 ? (
        <Empty />
      ) : (
        <div className={styles["basket"]}>
          <div className={styles["head"]}>
            <h1>Warenkorb</h1>
            <p>{basket.totalQuantity} Artikel</p>
          </div>
          <ul className={styles["lines"]}>
            {basket.lineItems.map((line) => (
              <li key={line.lineItemId}>
                <BasketLineItem
                  line={line}
                  error={lineErrors[line.lineItemId]}
                  isPending={pendingLines.includes(line.lineItemId)}
                />
              </li>
            ))}
          </ul>
          <BasketSummary basket={basket} isPending={pending > 0} />
        </div>
      )}
    </>
  )
}
