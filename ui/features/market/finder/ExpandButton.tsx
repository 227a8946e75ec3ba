import type { MarketItem } from "@heimwerk/core/market/finder/finderView.ts"
import { finderTexts } from "@heimwerk/core/market/finder/texts.ts"
import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react"

import { brand } from "../../../brand.ts"
import { Button } from "../../../widgets/Button.tsx"
import { takeFocus } from "../../../widgets/takeFocus.ts"
import type { FinderHandle } from "./useFinder.ts"

const texts = finderTexts(brand)

interface ExpandButtonProps extends FinderHandle, Pick<ComponentProps<typeof Button>, "look" | "wide"> {
  /** Returns the first control of a shown market. */
  readonly controlOf: (item: MarketItem | undefined, index: number) => HTMLElement | null | undefined
}

/**
 * The button 'Mehr anzeigen' or 'Weniger anzeigen' below a list of markets. 'Mehr anzeigen' moves the focus to the first
 * added market. Both texts share one element, so 'Weniger anzeigen' does not lose the focus.
 */
export const ExpandButton = ({ controlOf, dispatch, view, ...looks }: ExpandButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const shownBefore = useRef(view.markets.length)
  const focusMarket = useEffectEvent((index: number) =>
    takeFocus(controlOf(view.markets[index], index) ?? null, { used: button.current }),
  )
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = view.markets.length
    if (view.canCollapse && view.markets.length > before) focusMarket(before)
  }, [view.canCollapse, view.markets.length])

  return view.canExpand || view.canCollapse ? (
    <Button ref={button} {...looks} onClick={() => dispatch((finder) => finder.expand(view.canExpand))}>
      {view.canExpand ? texts.more : texts.less}
    </Button>
  ) : null
}
