import { contactMessage } from "@heimwerk/core/forms/contactMessage.ts"
import type { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { useEffect } from "react"

import { brand } from "../../../brand.ts"
import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { Select } from "../../../widgets/Select.tsx"
import { componentService } from "../../../runtime/componentService.ts"
import { scriptProblem } from "../scriptProblem.ts"
import type { DispatchEnergy } from "../useRequestForm.ts"

const useMarkets = componentService(async () => (await import("../openForms.ts")).openMarkets)

const texts = energyTexts(brand)

/**
 * Returns the selectable markets. If the selected market is not among them, for example while they load, it comes
 * first.
 */
const optionsOf = (
  markets: ReadonlyArray<Pick<Market, "id" | "name">>,
  { marketId, marketName }: EnergyForm,
) => {
  const options = markets.map(({ id, name }) => ({ value: id, text: name }))
  return marketId === "" || options.some(({ value }) => value === marketId)
    ? options
    : [{ value: marketId, text: marketName }, ...options]
}

/**
 * Dropdown of all markets by name. The visitor's own market is preselected (forms and markets 2.2, screen
 * 4).
 */
export const MarketDropdown = ({
  form,
  dispatch,
}: {
  readonly form: EnergyForm
  readonly dispatch: DispatchEnergy
}) => {
  const { dispatch: ask, hasFailed, state } = useMarkets()
  const { dropdown = [], error, selected } = state ?? {}
  const { marketId } = form
  useEffect(() => {
    if (marketId === "" && selected !== undefined) dispatch((service) => service.chooseMarket(selected))
  }, [dispatch, marketId, selected])
  return (
    <>
      <Select
        label={texts.chooseMarket}
        name="marketId"
        value={marketId}
        options={optionsOf(dropdown, form)}
        onChange={(id) => {
          const market = dropdown.find((offered) => offered.id === id)
          if (market !== undefined) dispatch((service) => service.chooseMarket(market))
        }}
        error={form.errors.includes("marketId") ? contactMessage("marketId", brand) : undefined}
      />
      {hasFailed || error !== undefined ? (
        <Notice kind="error">
          <p>{error ?? scriptProblem.problem}</p>
          <Button
            look="outline"
            onClick={hasFailed ? scriptProblem.onRetry : () => ask((provider) => provider.load)}
          >
            Erneut versuchen
          </Button>
        </Notice>
      ) : null}
    </>
  )
}
