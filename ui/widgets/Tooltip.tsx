import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from "react"

import { Icon } from "./Icon.tsx"
import styles from "./Tooltip.module.css"

interface TooltipProps {
  /** Accessible name of the icon, such as the topic of the explanation. */
  readonly label: string
  /** The explanation that the tooltip shows, optionally with a link. */
  readonly content: ReactNode
}

/** Delay before hiding, in ms, so that the pointer can move from the icon to the text. */
const grace = 150

/**
 * A tooltip (forms and markets 2.5). It shows on hover, focus or tap, stays while the pointer is on its
 * text, and closes on Escape. It is a native popover, so that a tap works without JavaScript.
 */
export const Tooltip = ({ content, label }: TooltipProps) => {
  const id = useId()
  const words = useRef<HTMLSpanElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const show = (isShown: boolean) => {
    clearTimeout(leaving.current)
    words.current?.togglePopover(isShown)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) show(false)
  }
  return (
    <span
      className={styles["tooltip"]}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") show(true)
      }}
      onPointerLeave={({ currentTarget, pointerType }) => {
        if (pointerType !== "mouse" || currentTarget.contains(document.activeElement)) return
        leaving.current = setTimeout(() => show(false), grace)
      }}
      onFocus={() => show(true)}
      onBlur={leave}
    >
      <button
        type="button"
        className={styles["sign"]}
        popoverTarget={id}
        aria-label={label}
        aria-describedby={id}
        onClick={(event) => {
          // Hovering has already opened the popover, so the browser's default action for the click would
          // close it.
          event.preventDefault()
          show(true)
        }}
      >
        <Icon name="info" size={18} />
      </button>
      <span id={id} ref={words} popover="auto" role="note" className={styles["words"]}>
        {content}
      </span>
    </span>
  )
}
