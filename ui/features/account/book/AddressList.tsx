import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { maxAddresses } from "@heimwerk/core/addressBook/changeBook.ts"
import { Suspense, useRef, useState } from "react"
import { flushSync } from "react-dom"

import { lazyComponent } from "../../../hydration/lazyPart.tsx"
import { useAnnounce } from "../../../widgets/Announcer.tsx"
import { Button } from "../../../widgets/Button.tsx"
import { Icon } from "../../../widgets/Icon.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import { NoScript } from "../form/NoScript.tsx"
import type { Tries } from "../form/sending.ts"
import { addressForms } from "../forms.ts"
import { AddressCard } from "./AddressCard.tsx"
import type { RenderSearch } from "./AddressForm.tsx"
import styles from "./AddressList.module.css"
import { takeFocus } from "../../../widgets/takeFocus.ts"

const AddressModal = lazyComponent(async () => (await import("./AddressModal.tsx")).AddressModal)

type Book = ReadonlyArray<BookAddress>

interface AddressListProps {
  readonly loaded: Book
  readonly person: { readonly salute: string; readonly firstName: string; readonly lastName: string }
  readonly renderSearch: RenderSearch
}

/** The address book (storefront 2, 'Adressbuch'): add, edit, delete, choose the default address. */
export const AddressList = ({ loaded, person, renderSearch }: AddressListProps) => {
  const announce = useAnnounce()
  const run = addressForms.useRun()
  const [book, setBook] = useState(loaded)
  const [edited, setEdited] = useState<{ readonly address: BookAddress | undefined } | undefined>(undefined)
  const [busyId, setBusyId] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const [repeat, setRepeat] = useState<(() => void) | undefined>(undefined)
  const opener = useRef<HTMLElement | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const full = useRef<HTMLParagraphElement>(null)

  const open = (address: BookAddress | undefined) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setEdited({ address })
  }

  const change = async (id: string, kind: "remove" | "makeDefault", tries: Tries = {}) => {
    if (busyId !== undefined) return
    const used = document.activeElement
    setBusyId(id)
    setFailure(undefined)
    const outcome = await run((forms) => forms[kind](id, tries))
    setBusyId(undefined)
    if (outcome.kind === "failed") return setFailure(outcome.message)
    if (outcome.value.kind === "loggedOut") return setRepeat(() => () => void change(id, kind, tries))
    if (outcome.value.kind === "invalid") return
    const next = outcome.value.value
    // Renders at once, because a full book has no button for a new address.
    flushSync(() => setBook(next))
    announce(kind === "remove" ? "Adresse gelöscht" : "Standardadresse geändert")
    if (!next.some((address) => address.id === id)) takeFocus(add.current, { used })
  }

  return (
    <div className={styles["book"]}>
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      {book.length === 0 ? (
        <p>Noch keine Adresse. Lege eine an, dann musst du sie beim Bestellen nicht mehr eintippen.</p>
      ) : (
        <ul className={styles["list"]}>
          {book.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                isBusy={busyId === address.id}
                onEdit={() => open(address)}
                onRemove={() => void change(address.id, "remove")}
                onMakeDefault={() => void change(address.id, "makeDefault")}
              />
            </li>
          ))}
        </ul>
      )}
      {book.length >= maxAddresses ? (
        <p ref={full} tabIndex={-1}>{`Dein Adressbuch ist voll: Es fasst ${maxAddresses} Adressen.`}</p>
      ) : (
        <div>
          <Button ref={add} needsScript onClick={() => open(undefined)}>
            <Icon name="plus" size={20} />
            Neue Adresse
          </Button>
        </div>
      )}
      <NoScript />
      {edited === undefined ? null : (
        <Suspense fallback={null}>
          <AddressModal
            address={edited.address}
            person={person}
            renderSearch={renderSearch}
            returnFocus={() => (opener.current?.isConnected === true ? opener.current : add.current)}
            onCancel={() => setEdited(undefined)}
            onSaved={(next) => {
              flushSync(() => {
                setBook(next)
                setEdited(undefined)
              })
              // The last address replaces the button for a new address, which has opened the form.
              takeFocus(full.current)
              announce("Adresse gespeichert")
            }}
          />
        </Suspense>
      )}
      <ExpiredLogin
        isOpen={repeat !== undefined}
        onClose={() => setRepeat(undefined)}
        onLoggedIn={() => {
          setRepeat(undefined)
          repeat?.()
        }}
      />
    </div>
  )
}
