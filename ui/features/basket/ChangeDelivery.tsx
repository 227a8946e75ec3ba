import type { BasketLine, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { lineItemIdOf } from "@heimwerk/core/basket/lineItemId.ts"
import { useState } from "react"

import { Icon } from "../../widgets/Icon.tsx"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import styles from "./BasketRow.module.css"
import { basketService } from "./basket.ts"
import { takeFocus } from "../../widgets/takeFocus.ts"

const ways = {
  homeDelivery: { icon: "truck", text: "Nach Hause liefern", done: "wird nach Hause geliefert." },
  marketPickup: { icon: "store", text: "Im Markt abholen", done: "wird im Markt abgeholt." },
} as const

const buttonId = (line: Pick<BasketLine, "product" | "deliveryType">) =>
  `lieferart-${lineItemIdOf({ articleId: line.product.articleId, deliveryType: line.deliveryType })}`

/** Id of the button that takes the focus as soon as its line appears, and the button that the visitor used. */
let awaited: { readonly id: string; readonly used: Element | null } | undefined

const focusIfAwaited = (button: HTMLElement | null) => {
  if (button === null || button.id !== awaited?.id) return
  const { used } = awaited
  awaited = undefined
  takeFocus(button, { used })
}

interface ChangeDeliveryProps {
  readonly line: BasketLine
  /** The delivery types of the article. */
  readonly possible: ReadonlyArray<DeliveryType>
}

/**
 * Changes the delivery type of a basket line: adds the pieces with the other type, and then removes the line. If adding
 * fails, the line stays. The button of the new line takes the focus.
 */
export const ChangeDelivery = ({ line, possible }: ChangeDeliveryProps) => {
  const run = basketService.useRun()
  const announce = useAnnounce()
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error?: string }>({ isBusy: false })
  const { lineItemId, product, quantity } = line
  const deliveryType = line.deliveryType === "homeDelivery" ? "marketPickup" : "homeDelivery"
  if (!possible.includes(deliveryType)) return null

  const change = async () => {
    if (state.isBusy) return
    setState({ isBusy: true })
    const { articleId } = product
    awaited = { id: buttonId({ product, deliveryType }), used: document.activeElement }
    const added = await run((basket) =>
      basket.run({ kind: "add", line: { articleId, quantity, deliveryType } }),
    )
    // If the basket already had a line of this article with the new delivery type, the button of that line is
    // not mounted again. So it gets the focus here.
    focusIfAwaited(document.getElementById(awaited?.id ?? ""))
    if (added.kind === "failed") {
      awaited = undefined
      takeFocus(document.getElementById(buttonId(line)))
      return setState({ isBusy: false, error: added.message })
    }
    announce(`${product.name} ${ways[deliveryType].done}`)
    await run((basket) => basket.run({ kind: "remove", lineItemId }))
  }
  return (
    <>
      <button
        type="button"
        id={buttonId(line)}
        ref={focusIfAwaited}
        className={styles["action"]}
        aria-disabled={state.isBusy}
        onClick={() => void change()}
      >
        <Icon name={ways[deliveryType].icon} size={18} />
        <span>{ways[deliveryType].text}</span>
        <span className="visually-hidden">{`: ${product.name}`}</span>
      </button>
      {state.error === undefined ? null : <Notice kind="error">{state.error}</Notice>}
    </>
  )
}
