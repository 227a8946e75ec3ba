import { addressDialogTexts as texts, isFinal } from "@heimwerk/core/address/shownAddresses.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { type RefObject, useEffect, useId, useRef } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { SideModal } from "../../widgets/SideModal.tsx"
import styles from "./AddressDialog.module.css"
import { SuggestedAddress } from "./SuggestedAddress.tsx"
import type { AddressDialogHandle } from "./useAddressDialog.ts"

interface SuggestedAddressesProps extends Pick<AddressDialogHandle, "choose" | "more" | "state"> {
  readonly labelledBy: string
}

const SuggestedAddresses = ({ choose, labelledBy, more, state }: SuggestedAddressesProps) => {
  const { hasMore, isLoading, shown } = state
  const list = useRef<HTMLUListElement>(null)
  /**
   * Index of the suggestion that gets focus after the list has changed, because the focused button may be
   * gone.
   */
  const next = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (next.current === undefined || shown.length === 0) return
    list.current?.querySelectorAll("button").item(next.current)?.focus()
    next.current = undefined
  }, [shown])

  const take = (suggestion: AddressSuggestion) => {
    if (!isFinal(suggestion)) next.current = 0
    choose(suggestion)
  }
  return (
    <>
      <ul ref={list} className={styles["suggestions"]} aria-labelledby={labelledBy} aria-busy={isLoading}>
        {shown.map((suggestion) => (
          <li key={suggestion.Id}>
            <button type="button" className={styles["suggestion"]} onClick={() => take(suggestion)}>
              <SuggestedAddress suggestion={suggestion} />
            </button>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button
          look="outline"
          onClick={() => {
            next.current = shown.length
            more()
          }}
        >
          {texts.more}
        </Button>
      ) : null}
    </>
  )
}

interface AddressDialogProps {
  readonly dialog: AddressDialogHandle
  /** Element that gets focus after the dialog closes; default: the element that had focus before. */
  readonly returnFocus?: RefObject<HTMLElement | null>
}

/** The address dialog with the typed address and its possible matches (forms and markets 2.4, 4.4). */
export const AddressDialog = ({ dialog, returnFocus }: AddressDialogProps) => {
  const { choose, close, isOpen, more, state } = dialog
  const id = useId()
  return (
    <SideModal
      isOpen={isOpen}
      onClose={close}
      title="Adresse auswählen"
      {...(returnFocus === undefined ? {} : { finalFocus: returnFocus })}
    >
      <div className={styles["dialog"]}>
        <section aria-labelledby={`${id}-eingabe`}>
          <h3 id={`${id}-eingabe`} className={styles["title"]}>
            {texts.typed}
          </h3>
          <p className={styles["typed"]}>{state.typed}</p>
        </section>
        {state.message === undefined ? null : <Notice kind="error">{state.message}</Notice>}
        {state.shown.length === 0 ? null : (
          <section aria-labelledby={`${id}-vorschlaege`} className={styles["found"]}>
            <h3 id={`${id}-vorschlaege`} className={styles["title"]}>
              {texts.suggested}
            </h3>
            <SuggestedAddresses choose={choose} more={more} state={state} labelledBy={`${id}-vorschlaege`} />
          </section>
        )}
      </div>
    </SideModal>
  )
}
