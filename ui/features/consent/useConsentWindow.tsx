import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { useSetAtom } from "jotai"
import { type MouseEvent, type ReactNode, useRef, useState } from "react"

import { usercentricsSettings } from "../../runtime/usercentricsSettings.ts"
import { showDetailsAtom } from "./atoms.ts"
import type { ConsentWindow } from "./ConsentWindow.tsx"

const load = () => import("./ConsentWindow.tsx")

interface OfferedWindow {
  readonly open: (event: MouseEvent) => void
  /** Whether its script is loading. */
  readonly isComing: boolean
  /** Whether its script failed to load. */
  readonly hasFailed: boolean
  readonly window: ReactNode
}

type Opening = "closed" | "coming" | "failed" | "open"

/**
 * The dialog with all services (storefront 2, footer; storefront 4, 'Mehr Informationen'). It is rendered
 * inside its opener, so that over a modal it belongs to the modal. A third-party consent manager opens its
 * own dialog instead.
 *
 * @param service the service to scroll to
 * @param onDecided called after a decision is saved
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
