import { isTypedAddress } from "@heimwerk/core/address/question.ts"
import { type ComponentType, type ReactNode, useRef, useState } from "react"

import type { AddressCheckProps, LoadAddressCheck, TypedAddress } from "./AddressCheck.ts"
import type { FinderHandle } from "./useFinder.ts"

/** The finder's search for addresses. */
interface AddressSearch {
  /** Looks up a street with a house number; `false` for any other text, which is a place's. */
  readonly search: (text: string) => boolean
  readonly isChecking: boolean
  readonly dialog: ReactNode
}

/**
 * Lets the finder's search take addresses (forms and markets 4.4): an exact match is what the list is around then, else a
 * dialog asks which address was meant. When its script does not come, the text is searched as a place's.
 */
export const useAddressSearch = (give: FinderHandle["give"], load: LoadAddressCheck): AddressSearch => {
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
            give((finder) => finder.submit)
          },
        )
      }
      return true
    },
    isChecking,
    dialog:
      Check === undefined || typed === undefined ? null : (
        <Check
          typed={typed}
          returnFocus={returnFocus}
          onChecking={setChecking}
          onPick={(address) => give((finder) => finder.chooseAddress(address))}
        />
      ),
  }
}
