import sprite from "../theme/icons/sprite.svg"
import styles from "./Icon.module.css"

export type IconName =
  | "search"
  | "basket"
  | "store"
  | "pin"
  | "clock"
  | "phone"
  | "mail"
  | "route"
  | "chevron-right"
  | "chevron-left"
  | "chevron-down"
  | "check"
  | "close"
  | "minus"
  | "plus"
  | "trash"
  | "truck"
  | "shield"
  | "return"
  | "menu"
  | "locate"
  | "info"
  | "warning"
  | "filter"
  | "box"
  | "home"
  | "external"
  | "play"
  | "pause"
  | "eye"
  | "eye-off"
  | "star-full"
  | "star-half"
  | "star-empty"
  | "heart"
  | "heart-full"
  | "mark"

/** A sign from the sprite. It is decoration: the words beside it, or the control's label, say the same. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) => (
  <svg className={styles["icon"]} width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
