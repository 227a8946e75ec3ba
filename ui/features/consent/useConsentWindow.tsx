import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { useSetAtom } from "jotai"
import { type MouseEvent, type ReactNode, useRef, useState } from "react"

import { usercentricsSettings } from "../../runtime/usercentricsSettings.ts"
import { showDetailsAtom } from "./atoms.ts"
import type { ConsentWindow } from "./ConsentWindow.tsx"

const load = () => import("./ConsentWindow.tsx")

interface OfferedWindow {
  readonly open: (event: MouseEvent) => void
  /** Its script is on the way. */
  readonly isComing: boolean
  /** Its script did not come. */
  readonly hasFailed: boolean
  readonly window: ReactNode
}

type Opening = "closed" | "coming" | "failed" | "open"

/**
 * The dialog with every service (storefront 2, footer; storefront 4, 'Mehr Informationen'). It stands inside what opens it:
 * over a modal it is part of that. A consent manager of somebody else brings its own and opens that.
 *
 * @param service the service it is opened at
 * @param onDecided a decision was saved in it
 */
export const useConsentWindow = (service?: GatedService, onDecided?: () => void): OfferedWindow => {
  const [opening, setOpening] = useState<Opening>("closed")
  const [Shown, setShown] = useState<typeof ConsentWindow | undefined>(undefined)
  const returnFocus = useRef<HTMLElement>(null)
  const showDetails = useSetAtom(showDetailsAtom)
  const openVendors = async () => {
    setOpening("coming")
    const { kind } = await showDetails(service)
    setOpening(kind === "failed" ? "failed" : "closed")
  }
  return {
    isComing: opening === "coming",
    hasFailed: opening === "failed",
    open: ({ currentTarget }) => {
      if (usercentricsSettings() !== undefined) return void openVendors()
      returnFocus.current = currentTarget instanceof HTMLElement ? currentTarget : null
      if (Shown !== undefined) return setOpening("open")
      setOpening("coming")
      load().then(
        (module) => {
          setShown(() => module.ConsentWindow)
          setOpening("open")
        },
        () => setOpening("failed"),
      )
    },
    window:
      Shown !== undefined && opening === "open" ? (
        <Shown
          service={service}
          returnFocus={returnFocus}
          onClose={() => setOpening("closed")}
          onDecided={onDecided}
        />
      ) : null,
  }
}
