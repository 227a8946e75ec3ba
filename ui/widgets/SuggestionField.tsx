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
 * A search field with grouped suggestions: arrow keys highlight a suggestion, Enter selects it, Escape closes
 * the list. Enter without a highlighted suggestion calls `onEnter`. The form around the field stays available
 * to screen readers while suggestions are open.
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
  // While the list of Base UI is open, it hides all elements without `aria-live` from screen readers. So the
  // form gets `aria-live="off"`, which is its default and changes nothing else. A layout effect sets it
  // before the list's own effects run.
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
              <SuggestionList className={styles["list"]} columns={isOpen ? [groups] : []} />
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </div>
  )
}
