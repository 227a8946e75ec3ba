import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from "react"

import { Icon } from "./Icon.tsx"
import styles from "./Tooltip.module.css"

interface TooltipProps {
  /** What the sign is called: what there is to know. */
  readonly label: string
  /** Words, and a link where there is more to read. */
  readonly content: ReactNode
}

/** On its way from the sign to the words, the pointer may leave both for this long, in milliseconds. */
const grace = 150

/**
 * A sign that explains something (forms and markets 2.5): the words show when it is pointed at, has the focus or is tapped;
 * they stay while the pointer is on them, and go with Escape. They are in the page from the start, in the browser's own top
 * layer, so that a tap shows them without a script as well.
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
          // Pointing at it has shown the words already: the browser's own click would hide them.
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
