import { finderTexts } from "@heimwerk/core/market/finder/texts.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Suspense, useState } from "react"

import { brand } from "../../../brand.ts"
import { lazyComponent } from "../../../hydration/lazyPart.tsx"
import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { Skeleton } from "../../../widgets/Skeleton.tsx"
import type { AskForMaps } from "../map/AskForMaps.ts"
import type { LoadAddressCheck } from "./AddressCheck.ts"
import { FinderList } from "./FinderList.tsx"
import { finderActions } from "./finderActions.ts"
import { FinderSearch } from "./FinderSearch.tsx"
import styles from "./MarketFinder.module.css"
import { useAnnouncedPlace } from "./useAnnouncedPlace.ts"
import type { FinderHandle } from "./useFinder.ts"
import { useAddressSearch } from "./useAddressSearch.tsx"
import { type FinderViewName, ViewSwitch } from "./ViewSwitch.tsx"

const FinderMap = lazyComponent(async () => (await import("./FinderMap.tsx")).FinderMap)
const CompareTable = lazyComponent(async () => (await import("./CompareTable.tsx")).CompareTable)

const texts = finderTexts(brand)

interface MarketFinderProps extends FinderHandle {
  readonly at: BerlinTime
  readonly loadAddressCheck: LoadAddressCheck
  readonly AskForMaps: AskForMaps
}

/** The store finder: search, list, map and comparison of markets (forms and markets 2.3). */
export const MarketFinder = ({
  AskForMaps: Ask,
  at,
  dispatch,
  loadAddressCheck,
  view,
}: MarketFinderProps) => {
  const actions = finderActions(dispatch)
  const addresses = useAddressSearch(loadAddressCheck, {
    onPick: (address) => dispatch((finder) => finder.chooseAddress(address)),
    onPlace: actions.submit,
  })
  useAnnouncedPlace(view)
  const [isComparing, setComparing] = useState(false)
  const shown: FinderViewName = isComparing ? "COMPARE" : view.view
  const show = (next: FinderViewName) => {
    setComparing(next === "COMPARE")
    if (next !== "COMPARE") dispatch((finder) => finder.show(next))
  }
  if (view.marketsError !== undefined) {
    return (
      <Notice kind="error">
        <p>{view.marketsError}</p>
        <Button look="outline" onClick={() => dispatch((finder) => finder.reload)}>
          Erneut versuchen
        </Button>
      </Notice>
    )
  }
  return (
    <div className={styles["finder"]}>
      <FinderSearch
        dispatch={dispatch}
        cancelCheck={addresses.cancel}
        view={{ ...view, isLoading: view.isLoading || addresses.isChecking }}
        actions={{
          ...actions,
          submit: (text) => {
            if (!addresses.search(text)) actions.submit(text)
          },
        }}
        isFirst
      />
      {addresses.dialog}
      {view.canShowMap ? <ViewSwitch shown={shown} onShow={show} /> : null}
      {view.stock === undefined ? null : (
        <label className={styles["stock"]}>
          <input
            type="checkbox"
            role="switch"
            checked={view.stock.isOn}
            aria-checked={view.stock.isOn}
            onChange={({ currentTarget: { checked } }) => dispatch((finder) => finder.onlyWithStock(checked))}
          />
          {texts.onlyWithStock}
        </label>
      )}
      <div aria-busy={view.isLoading || view.isLoadingMarkets || view.stock?.isLoading === true}>
        {view.isLoadingMarkets && view.pins.length === 0 ? (
          <Skeleton shape="block" />
        ) : shown === "LIST" ? (
          <FinderList at={at} dispatch={dispatch} view={view} />
        ) : (
          <Suspense fallback={<Skeleton shape="block" />}>
            {shown === "MAP" ? (
              <FinderMap at={at} dispatch={dispatch} view={view} AskForMaps={Ask} />
            ) : (
              <CompareTable view={view} at={at} />
            )}
          </Suspense>
        )}
      </div>
    </div>
  )
}
