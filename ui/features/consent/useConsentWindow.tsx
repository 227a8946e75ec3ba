import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { type MouseEvent, type ReactNode, useRef, useState } from "react"

import { consents } from "../../runtime/consent.ts"
import { usercentricsSettings } from "../../runtime/usercentricsSettings.ts"
import type { ConsentWindow } from "./ConsentWindow.tsx"

const load = () => import("./ConsentWindow.tsx")

interface OfferedWindow {
  readonly open: (event: MouseEvent) => void
  /** Whether the consent dialog is loading: its script, or the dialog of another vendor. */
  readonly isComing: boolean
  /** Whether loading the consent dialog has failed. */
  readonly hasFailed: boolean
  readonly window: ReactNode
}

type Opening = "closed" | "coming" | "failed" | "open"

/**
 * The consent dialog with every service (storefront 2, footer; storefront 4, 'Mehr Informationen'). Render
 * `window` inside the element that opens the dialog: if this element is a modal, the dialog then belongs to
 * the modal. A consent manager of another vendor opens its own dialog instead.
 *
 * @param service is scrolled into view and focused
 * @param onDecided is called when a decision was saved
 */
export const useConsentWindow = (service?: GatedService, onDecided?: () => void): OfferedWindow => {
  const [opening, setOpening] = useState<Opening>("closed")
  const [Shown, setShown] = useState<typeof ConsentWindow | undefined>(undefined)
  const returnFocus = useRef<HTMLElement>(null)
  const run = consents.useRun()
  const openVendors = async () => {
    setOpening("coming")
    const { kind } = await run(({ showDetails }) => showDetails(service))
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
