import { isTypedAddress } from "@heimwerk/core/address/question.ts"
import type { Address } from "@heimwerk/core/address/Address.ts"
import { type ComponentType, type ReactNode, useRef, useState } from "react"

import type { AddressCheckProps, LoadAddressCheck, TypedAddress } from "./AddressCheck.ts"

/** What comes of a search. */
interface AddressOutcome {
  readonly onPick: (address: Address) => void
  /** The script did not come: the text is searched as a place's. */
  readonly onFailure: (text: string) => void
}

/** A search for addresses. */
interface AddressSearch {
  /** Looks up a street with a house number; `false` for any other text, which is a place's. */
  readonly search: (text: string) => boolean
  readonly isChecking: boolean
  readonly dialog: ReactNode
}

/**
 * Lets a search for places take addresses (forms and markets 4.4): an exact match is picked at once, else a dialog asks which
 * address was meant.
 */
export const useAddressSearch = (
  load: LoadAddressCheck,
  { onFailure, onPick }: AddressOutcome,
): AddressSearch => {
  const [Check, setCheck] = useState<ComponentType<AddressCheckProps> | undefined>(undefined)
  const [typed, setTyped] = useState<TypedAddress | undefined>(undefined)
  const [isChecking, setChecking] = useState(false)
  const returnFocus = useRef<HTMLElement>(null)
  return {
    search: (text) => {
      if (!isTypedAddress(text)) return false
      returnFocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setTyped({ text })
      if (Check === undefined) {
        setChecking(true)
        load().then(
          (Loaded) => setCheck(() => Loaded),
          () => {
            setChecking(false)
            onFailure(text)
          },
        )
      }
      return true
    },
    isChecking,
    dialog:
      Check === undefined || typed === undefined ? null : (
        <Check typed={typed} returnFocus={returnFocus} onChecking={setChecking} onPick={onPick} />
      ),
  }
}
