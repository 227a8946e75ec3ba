import { Autocomplete } from "@base-ui/react/autocomplete"
import { useEffect, useLayoutEffect, useRef } from "react"

import styles from "./SuggestionField.module.css"
import { type SuggestedOption, type SuggestionGroup, SuggestionList } from "./SuggestionList.tsx"
import fieldStyles from "./TextField.module.css"

interface SuggestionFieldProps {
  readonly id: string
  readonly label: string
  readonly name?: string
  readonly text: string
  readonly groups: ReadonlyArray<SuggestionGroup>
  readonly describedBy?: string
  /** Whether the field gets focus on mount. */
  readonly isFirst?: boolean
  readonly onType: (text: string) => void
  /** Called on Enter if no suggestion is highlighted. */
  readonly onEnter: () => void
  readonly onClose: () => void
}

/**
 * A search field with grouped suggestions: arrow keys highlight one, Enter selects it, Escape closes the
 * list. Enter without a highlighted suggestion calls `onEnter`. The form around the field stays available to
 * screen readers while suggestions are open.
 */
export const SuggestionField = (props: SuggestionFieldProps) => {
  const groups = props.groups.filter(({ items }) => items.length > 0)
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { isFirst = false } = props
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])

  const isOpen = groups.length > 0
  // An open list of Base UI hides all other elements from screen readers, except those with `aria-live`. `off` is the default
  // of a form. The attribute must be there before the list's own effects.
  useLayoutEffect(() => {
    const form = input.current?.form
    if (!isOpen || !form) return
    form.setAttribute("aria-live", "off")
    return () => form.removeAttribute("aria-live")
  }, [isOpen])

  return (
    <div ref={place} className={styles["place"]}>
      <Autocomplete.Root
        items={groups}
        mode="none"
        open={isOpen}
        value={props.text}
        itemToStringValue={(option: SuggestedOption) => option.text}
        onValueChange={(text, { reason }) => {
          if (reason !== "item-press") props.onType(text)
        }}
        onOpenChange={(opens) => {
          if (!opens) props.onClose()
        }}
      >
        <label className={styles["label"]} htmlFor={props.id}>
          {props.label}
        </label>
        <Autocomplete.Input
          ref={input}
          id={props.id}
          name={props.name ?? props.id}
          className={fieldStyles["input"] ?? ""}
          type="search"
          placeholder={props.label}
          maxLength={100}
          enterKeyHint="search"
          aria-describedby={props.describedBy}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return
            if (event.currentTarget.getAttribute("aria-activedescendant")) return
            event.preventDefault()
            props.onEnter()
          }}
        />
        <Autocomplete.Portal container={place}>
          <Autocomplete.Positioner
            className={styles["positioner"] ?? ""}
            sideOffset={4}
            positionMethod="fixed"
          >
            <Autocomplete.Popup className={styles["popup"] ?? ""}>
              <SuggestionList className={styles["list"]} columns={[groups]} />
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </div>
  )
}
