import { chosenMarket } from "@heimwerk/core/forms/craftsman/gates.ts"
import { contactMessage } from "@heimwerk/core/forms/contactMessage.ts"
import { craftsmanTexts } from "@heimwerk/core/forms/craftsman/texts.ts"
import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import { useEffect, useId, useMemo } from "react"

import { brand } from "../../../brand.ts"
import { useLoadedComponent } from "../../../hydration/useLoadedComponent.ts"
import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { Skeleton } from "../../../widgets/Skeleton.tsx"
import type { DispatchCraftsman } from "../useRequestForm.ts"
import { Step } from "../Step.tsx"
import type { LoadMarketPicker } from "./MarketPicker.ts"

interface MarketStepProps {
  readonly config: CraftsmanConfig
  readonly form: CraftsmanForm
  readonly dispatch: DispatchCraftsman
  readonly loadMarketPicker: LoadMarketPicker
  readonly onNext: () => void
}

/**
 * The step of the craftsman form after the welcome. The visitor selects the market that gives advice, with
 * the store finder's search (forms and markets 2.1).
 */
export const MarketStep = ({ config, form, dispatch, loadMarketPicker, onNext }: MarketStepProps) => {
  const id = useId()
  const { Component: Picker, hasFailed, load } = useLoadedComponent(loadMarketPicker)
  useEffect(() => void load(), [load])
  const marketIds = useMemo(() => Object.values(config.markets), [config])
  const { marketId } = form
  return (
    <Step
      heading={craftsmanTexts.market}
      headingId={id}
      nextText={craftsmanTexts.chooseMarket}
      onBack={() => dispatch((service) => service.back)}
      onNext={onNext}
      hasForm
    >
      {hasFailed ? (
        <Notice kind="error">
          <p>Die Marktsuche kann gerade nicht geladen werden. Bitte versuche es noch einmal.</p>
          <Button look="outline" onClick={() => void load()}>
            Erneut versuchen
          </Button>
        </Notice>
      ) : Picker === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <Picker
          marketIds={marketIds}
          chosenId={chosenMarket(config, form) === undefined ? "" : marketId}
          onChoose={(chosen) => {
            const market = marketIds.find((offered) => offered === chosen)
            if (market !== undefined) dispatch((service) => service.chooseMarket(market))
          }}
          labelledBy={id}
          error={form.errors.includes("marketId") ? contactMessage("marketId", brand) : undefined}
        />
      )}
    </Step>
  )
}
