import { isTypedAddress } from "@heimwerk/core/address/question.ts"
import type { Address } from "@heimwerk/core/address/Address.ts"
import { type ReactNode, useRef, useState } from "react"

import { useLoadedComponent } from "../../../hydration/useLoadedComponent.ts"
import type { LoadAddressCheck, TypedAddress } from "./AddressCheck.ts"

/** Callbacks with the result of an address search. */
interface AddressOutcome {
  readonly onPick: (address: Address) => void
  /**
   * Called with the typed text if it names a place without a street, or if the address script fails to load.
   * The text is then searched as a place name.
   */
  readonly onPlace: (text: string) => void
}

/** An address search inside the market search. */
interface AddressSearch {
  /**
   * Looks up a text that is a street with a house number. Returns `false` for any other text, which is a
   * place name.
   */
  readonly search: (text: string) => boolean
  /** Ends a running look-up without effect, because the text of the field changes. */
  readonly cancel: () => void
  readonly isChecking: boolean
  readonly dialog: ReactNode
}

/**
 * Lets a search for places also find addresses (forms and markets 4.4). An exact match is selected at once;
 * otherwise a dialog asks which address is meant.
 */
export const useAddressSearch = (
  load: LoadAddressCheck,
  { onPick, onPlace }: AddressOutcome,
): AddressSearch => {
  const { Component: Check, load: loadCheck } = useLoadedComponent(load)
  const [typed, setTyped] = useState<TypedAddress | undefined>(undefined)
  const [isChecking, setChecking] = useState(false)
  const returnFocus = useRef<HTMLElement>(null)
  const latest = useRef<TypedAddress>(undefined)
  const start = (next: TypedAddress | undefined) => {
    latest.current = next
    setTyped(next)
  }
  const loadFor = async (asked: TypedAddress) => {
    setChecking(true)
    if ((await loadCheck()) || latest.current !== asked) return
    setChecking(false)
    onPlace(asked.text)
  }
  return {
    search: (text) => {
      if (!isTypedAddress(text)) return false
      returnFocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const asked = { text }
      start(asked)
      if (Check === undefined) void loadFor(asked)
      return true
    },
    cancel: () => {
      start(undefined)
      setChecking(false)
    },
    isChecking,
    dialog:
      Check === undefined || typed === undefined ? null : (
        <Check
          typed={typed}
          returnFocus={returnFocus}
          onChecking={setChecking}
          onPick={onPick}
          onPlace={onPlace}
        />
      ),
  }
}
