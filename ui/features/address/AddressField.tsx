import { type KeyboardEvent, useCallback, useEffect, useRef } from "react"

import { useTypedText } from "../../widgets/useTypedText.ts"
import fieldStyles from "../../widgets/TextField.module.css"
import styles from "./AddressField.module.css"
import { AddressList } from "./AddressList.tsx"
import type { TakeAddress } from "./openAddress.ts"
import { componentService } from "../../runtime/componentService.ts"

const useField = componentService(async () => (await import("./openAddress.ts")).openAddressField)

interface AddressFieldProps {
  readonly id: string
  readonly label: string
  readonly name?: string
  /** Initial text of the address field. */
  readonly text?: string
  /** Called with the address of a selected suggestion. */
  readonly onPick: TakeAddress
}

/**
 * An address field with suggestions (forms and markets 2.4, 4.4). The core decides which entries the list
 * shows and which has focus. Arrow keys move from the field through the list and back, which no listbox
 * library supports. If the script fails to load, this is a plain text field.
 */
export const AddressField = ({ id, label, name = id, onPick, text: initialText = "" }: AddressFieldProps) => {
  const take = useRef(onPick)
  useEffect(() => {
    take.current = onPick
  })
  const { dispatch, state } = useField(initialText, (address) => take.current(address))
  const send = useCallback((typed: string) => dispatch((field) => field.type(typed)), [dispatch])
  const { expectText, text, type } = useTypedText(state?.text ?? initialText, send)

  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { focus = "elsewhere", list = { kind: "hidden" }, pickedId } = state ?? {}
  const isOpen = list.kind !== "hidden"

  useEffect(() => {
    if (focus === "input") input.current?.focus()
  }, [focus])

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) dispatch((field) => field.leave)
    }
    document.addEventListener("pointerdown", leave)
    return () => document.removeEventListener("pointerdown", leave)
  }, [dispatch, isOpen])

  const choose = (index: number) => {
    expectText()
    dispatch((field) => field.choose(index))
  }

  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp": {
        const key = event.key === "ArrowDown" ? "down" : "up"
        event.preventDefault()
        return dispatch((field) => field.arrow(key))
      }
      case "Enter":
        event.preventDefault()
        expectText()
        return dispatch((field) => field.enter)
      case "Escape":
        // Escape closes the list, not the modal around it, and focus stays in the field.
        event.preventDefault()
        event.stopPropagation()
        input.current?.focus()
        return dispatch((field) => field.leave)
      case "Tab":
        return dispatch((field) => field.leave)
      default:
        // Typed letters go to the input, even while an item of the list has focus.
        if (event.key.length === 1) input.current?.focus()
    }
  }

  return (
    <div ref={box} className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        className={fieldStyles["input"]}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.kind === "options"}
        aria-controls={`${id}-liste`}
        // A browser fills an address into the form's own fields. Here, it would start a search.
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onPointerDown={() => {
          if (typeof focus === "number") dispatch((field) => field.press)
        }}
      />
      <AddressList
        id={`${id}-liste`}
        list={list}
        focus={focus}
        pickedId={pickedId}
        onChoose={choose}
        onKey={press}
      />
    </div>
  )
}
