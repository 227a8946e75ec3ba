import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"

import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"

import { Button } from "../../../widgets/Button.tsx"
import { takeFocus } from "../../../widgets/takeFocus.ts"
import styles from "./AddressList.module.css"

interface AddressCardProps {
  readonly address: BookAddress
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onMakeDefault: () => void
}

interface AskedProps {
  readonly named: string
  readonly isBusy: boolean
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** Asks before deleting an address, because that cannot be undone. */
const AskedRemoval = ({ isBusy, named, onKeep, onRemove }: AskedProps) => {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={styles["asked"]} role="group" aria-label={`Löschen: ${named}`}>
      <p>Diese Adresse löschen?</p>
      <Button ref={first} look="outline" busy={isBusy} onClick={onRemove}>
        Ja, löschen
      </Button>
      <Button look="plain" onClick={onKeep}>
        Behalten
      </Button>
    </div>
  )
}

/** One address of the address book with its actions. */
export const AddressCard = ({ address, isBusy, onEdit, onMakeDefault, onRemove }: AddressCardProps) => {
  const { addition, city, firstName, isDefault, lastName, phone, postalCode, street } = address
  const [isAsked, setAsked] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const removal = useRef<HTMLButtonElement>(null)
  /** Whether the customer has pressed 'Als Standard', which disappears from the new default address. */
  const isWished = useRef(false)
  useEffect(() => {
    if (isDefault && isWished.current) takeFocus(edit.current)
    isWished.current = false
  }, [isDefault])

  const keep = () => {
    flushSync(() => setAsked(false))
    removal.current?.focus()
  }
  const named = `${firstName} ${lastName}, ${street}`
  return (
    <article className={styles["card"]} aria-label={named}>
      {isDefault ? <p className={styles["default"]}>Standardadresse</p> : null}
      <p className={styles["lines"]}>
        <strong>{`${firstName} ${lastName}`}</strong>
        <br />
        {addition === "" ? null : (
          <>
            {addition}
            <br />
          </>
        )}
        {street}
        <br />
        {postalCode} {city}
        {phone === "" ? null : (
          <>
            <br />
            Tel. {phone}
          </>
        )}
      </p>
      {isAsked ? (
        <AskedRemoval named={named} isBusy={isBusy} onRemove={onRemove} onKeep={keep} />
      ) : (
        <div className={styles["ways"]}>
          <Button ref={edit} look="plain" needsScript aria-label={`Ändern: ${named}`} onClick={onEdit}>
            Ändern
          </Button>
          <Button
            ref={removal}
            look="plain"
            needsScript
            aria-label={`Löschen: ${named}`}
            onClick={() => setAsked(true)}
          >
            Löschen
          </Button>
          {isDefault ? null : (
            <Button
              look="plain"
              needsScript
              busy={isBusy}
              aria-label={`Als Standard: ${named}`}
              onClick={() => {
                isWished.current = true
                onMakeDefault()
              }}
            >
              Als Standard
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
