import { contactMessage } from "@heimwerk/core/forms/contactMessage.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import type { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { useEffect } from "react"

import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { Select } from "../../../widgets/Select.tsx"
import { useOpened } from "../../../runtime/useOpened.ts"
import { scriptProblem } from "../scriptProblem.ts"
import type { GiveEnergy } from "../opened.ts"

const texts = energyTexts(defaultBrand)

/** The selectable markets. While they load, only the previously selected market. */
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
 * The store dropdown, sorted by name. The visitor's own market is preselected (forms and markets 2.2, screen
 * 4).
 */
export const MarketDropdown = ({ form, give }: { readonly form: EnergyForm; readonly give: GiveEnergy }) => {
  const {
    give: ask,
    hasFailed,
    state,
  } = useOpened(async () => (await import("./followMarkets.ts")).followMarkets)
  const { dropdown = [], error, selected } = state ?? {}
  const { marketId } = form
  useEffect(() => {
    if (marketId === "" && selected !== undefined) give((service) => service.chooseMarket(selected))
  }, [give, marketId, selected])
  return (
    <>
      <Select
        label={texts.chooseMarket}
        name="marketId"
        value={marketId}
        options={optionsOf(dropdown, form)}
        onChange={(id) => {
          const market = dropdown.find((offered) => offered.id === id)
          if (market !== undefined) give((service) => service.chooseMarket(market))
        }}
        error={form.errors.includes("marketId") ? contactMessage("marketId", defaultBrand) : undefined}
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
