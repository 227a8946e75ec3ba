import type { AddressFocus, AddressList as List } from "@heimwerk/core/address/addressField.ts"
import { type KeyboardEvent, useEffect, useRef } from "react"

import { Notice } from "../../widgets/Notice.tsx"
import styles from "./AddressList.module.css"
import { SuggestedAddress } from "./SuggestedAddress.tsx"

interface AddressListProps {
  readonly id: string
  readonly list: List
  readonly focus: AddressFocus
  readonly pickedId: string | undefined
  readonly onChoose: (index: number) => void
  readonly onKey: (event: KeyboardEvent) => void
}

const status = (list: List): string => {
  if (list.kind === "loading") return "Adressen werden gesucht"
  if (list.kind !== "options") return ""
  return list.options.length === 1 ? "1 Vorschlag" : `${list.options.length} Vorschläge`
}

/**
 * The content below an address field: nothing, a spinner, suggestions, or a message that nothing was found.
 */
export const AddressList = ({ focus, id, list, onChoose, onKey, pickedId }: AddressListProps) => {
  const options = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = typeof focus === "number" ? options.current?.children[focus] : undefined
    if (option instanceof HTMLElement) option.focus()
  }, [focus])

  return (
    <div className={styles["anchor"]}>
      {/*
       * This live region is always rendered, because screen readers announce only changes inside an existing
       * one.
       */}
      <div role="status" className={list.kind === "loading" ? styles["panel"] : "visually-hidden"}>
        {list.kind === "loading" ? <span className={styles["spinner"]} /> : null}
        <span>{status(list)}</span>
      </div>
      {list.kind === "message" ? (
        <div className={styles["panel"]}>
          <Notice kind="error">{list.text}</Notice>
        </div>
      ) : null}
      {list.kind === "options" ? (
        <div
          ref={options}
          id={id}
          role="listbox"
          aria-label="Adressvorschläge"
          className={`${styles["panel"]} ${styles["options"]}`}
        >
          {list.options.map((suggestion, index) => (
            <div
              key={suggestion.Id}
              role="option"
              tabIndex={-1}
              aria-selected={focus === index}
              aria-busy={suggestion.Id === pickedId || undefined}
              className={styles["option"]}
              // Prevents the default action of a press, which takes focus from the address field and scrolls
              // on touch screens.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
              onKeyDown={onKey}
            >
              <SuggestedAddress suggestion={suggestion} />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}
