import { Autocomplete } from "@base-ui/react/autocomplete"
import { type ReactNode, type RefObject, useEffect, useRef } from "react"

import { Icon } from "./Icon.tsx"
import styles from "./SearchField.module.css"
import { type SuggestedOption, type SuggestionGroup, SuggestionList } from "./SuggestionList.tsx"

interface SearchFieldProps {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly placeholder: string
  readonly className: string | undefined
  readonly text: string
  /** Whether the visitor types while another page loads. That page then leaves the focus in the field. */
  readonly isTyping: boolean
  readonly isOpen: boolean
  readonly columns: ReadonlyArray<ReadonlyArray<SuggestionGroup>>
  /** Content shown while there are no suggestions. */
  readonly message?: ReactNode
  readonly input: RefObject<HTMLInputElement | null>
  readonly onType: (text: string) => void
  readonly onOpen: () => void
  readonly onClose: () => void
}

/**
 * A search field with suggestions: arrow keys highlight a suggestion, Enter selects it or submits the search,
 * Escape closes the list. The surrounding form has the border and the button; the form's positioned ancestor
 * sets the list's width. Unlike a Base UI popup, the list hides no other elements from screen readers.
 */
export const SearchField = ({ input, ...props }: SearchFieldProps) => {
  const { columns, isOpen, message, onClose, onOpen } = props
  const field = useRef<HTMLDivElement>(null)
  const isListed = isOpen && columns.length > 0
  const list = useRef<Autocomplete.Root.Actions>(null)
  // Base UI resets the highlighted item only for its own popup, so the item is reset here when the list
  // closes.
  useEffect(() => {
    if (!isListed) list.current?.unmount()
  }, [isListed])
  return (
    <div
      ref={field}
      className={styles["field"]}
      onBlur={({ relatedTarget }) => {
        if (isOpen && !(relatedTarget instanceof Node && field.current?.contains(relatedTarget))) onClose()
      }}
    >
      <Autocomplete.Root
        items={columns.flat()}
        mode="none"
        actionsRef={list}
        open={isListed}
        value={props.text}
        itemToStringValue={(option: SuggestedOption) => option.text}
        onValueChange={(text, { reason }) => {
          if (reason !== "item-press") props.onType(text)
        }}
        onOpenChange={(opens) => {
          if (opens) onOpen()
          else onClose()
        }}
      >
        <Autocomplete.Input
          ref={input}
          id={props.id}
          name={props.name}
          className={props.className ?? ""}
          type="search"
          data-typing={props.isTyping || undefined}
          placeholder={props.placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onOpen}
          onClick={onOpen}
          onKeyDown={(event) => {
            if (event.key === "Escape" && isOpen && !isListed) {
              event.preventDefault()
              onClose()
            }
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return
            if (event.currentTarget.getAttribute("aria-activedescendant")) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
        <Autocomplete.Clear className={styles["clear"] ?? ""} aria-label="Eingabe löschen">
          <Icon name="close" size={20} />
        </Autocomplete.Clear>
        {isListed ? (
          <div className={styles["panel"]}>
            <SuggestionList className={styles["list"]} columns={columns} />
          </div>
        ) : null}
        {/*
         * This live region is always rendered, because screen readers announce only changes inside an
         * existing one.
         */}
        <div role="status" className={isOpen && !isListed ? styles["message"] : undefined}>
          {isOpen && !isListed ? message : null}
        </div>
      </Autocomplete.Root>
    </div>
  )
}
