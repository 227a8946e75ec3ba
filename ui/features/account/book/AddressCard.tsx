import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"

import { useEffect, useRef, useState } from "react"

import { Button } from "../../../widgets/Button.tsx"
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
  const removal = useRef<HTMLButtonElement>(null)
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
        <AskedRemoval named={named} isBusy={isBusy} onRemove={onRemove} onKeep={() => setAsked(false)} />
      ) : (
        <div className={styles["ways"]}>
          <Button look="plain" needsScript aria-label={`Ändern: ${named}`} onClick={onEdit}>
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
              onClick={onMakeDefault}
            >
              Als Standard
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
