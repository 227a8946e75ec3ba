import type { Ref } from "react"

import styles from "./CarouselButton.module.css"
import { Icon } from "./Icon.tsx"

interface CarouselArrowProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly side: "left" | "right"
  readonly label: string
  readonly isShown: boolean
  readonly go: () => void
}

/**
 * An arrow button of a carousel. When there are no more slides on its side, it is hidden and not focusable.
 */
export const CarouselArrow = ({ go, isShown, label, ref, side }: CarouselArrowProps) => (
  <button
    ref={ref}
    type="button"
    data-no-runtime=""
    className={`${styles["button"]} ${styles[side]}`}
    data-hidden={isShown ? undefined : ""}
    onClick={go}
  >
    <Icon name={`chevron-${side}`} size={24} />
    <span className="visually-hidden">{label}</span>
  </button>
)
