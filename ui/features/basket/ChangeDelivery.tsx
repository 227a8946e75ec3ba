import type { BasketLine, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { lineItemIdOf } from "@heimwerk/core/basket/lineItemId.ts"

import { Icon } from "../../widgets/Icon.tsx"
import { useAnnounce } from "../../widgets/Announcer.tsx"
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
 * Changes the delivery type of a basket line. The line shows the error if the change fails. The button of the new line
 * takes the focus.
 */
export const ChangeDelivery = ({ line, possible }: ChangeDeliveryProps) => {
  const run = basketService.useRun()
  const announce = useAnnounce()
  const { product } = line
  const deliveryType = line.deliveryType === "homeDelivery" ? "marketPickup" : "homeDelivery"
  if (!possible.includes(deliveryType)) return null

  /** Focuses the button of a line, also if the line appears later. */
  const focusButtonOf = (next: Parameters<typeof buttonId>[0]) => {
    awaited = { id: buttonId(next), used: document.activeElement }
    focusIfAwaited(document.getElementById(awaited.id))
  }
  const change = async () => {
    const outcome = run(({ changeDelivery }) => changeDelivery(line, deliveryType))
    focusButtonOf({ product, deliveryType })
    if ((await outcome).kind === "failed") return focusButtonOf(line)
    announce(`${product.name} ${ways[deliveryType].done}`)
  }
  return (
    <button
      type="button"
      id={buttonId(line)}
      ref={focusIfAwaited}
      className={styles["action"]}
      onClick={() => void change()}
    >
      <Icon name={ways[deliveryType].icon} size={18} />
      <span>{ways[deliveryType].text}</span>
      <span className="visually-hidden">{`: ${product.name}`}</span>
    </button>
  )
}
