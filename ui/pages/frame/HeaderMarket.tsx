import { lazy, type MouseEvent, Suspense, useRef, useState } from "react"

import { MarketIndicator } from "../../features/market/MarketIndicator.tsx"
import type { OwnMarket } from "./ShopData.ts"

const FinderModal = lazy(async () => ({
  default: (await import("../../features/market/finder/FinderModal.tsx")).FinderModal,
}))

/** The own market in the header, and the store finder over the page to change it. */
export const HeaderMarket = ({ market }: { readonly market: OwnMarket | undefined }) => {
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)

  const change = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opener.current = place.current?.querySelector("summary") ?? null
    setOpened(true)
    setOpen(true)
  }
  return (
    <div ref={place}>
      <MarketIndicator market={market} onChange={change} />
      {wasOpened ? (
        <Suspense fallback={null}>
          <FinderModal
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            returnFocus={opener}
            tiles={undefined}
            gate={null}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
