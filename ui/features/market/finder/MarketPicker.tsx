import type { MarketItem } from "@heimwerk/core/market/finder/finderView.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { useEffect, useEffectEvent, useId, useRef, useState } from "react"

import { Button } from "../../../widgets/Button.tsx"
import { SpokenFieldError } from "../../../widgets/FieldError.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { Skeleton } from "../../../widgets/Skeleton.tsx"
import { StatusDot } from "../StatusDot.tsx"
import type { LoadAddressCheck } from "./AddressCheck.ts"
import { ExpandButton } from "./ExpandButton.tsx"
import { finderActions } from "./finderActions.ts"
import { finderCardData } from "./FinderCardData.ts"
import { FinderSearch } from "./FinderSearch.tsx"
import styles from "./MarketPicker.module.css"
import { useAddressSearch } from "./useAddressSearch.tsx"
import { useAnnouncedPlace } from "./useAnnouncedPlace.ts"
import { type FinderHandle, useFinder } from "./useFinder.ts"

interface PickerProps {
  readonly marketIds: ReadonlyArray<string>
  readonly chosenId: string
  readonly onChoose: (marketId: string) => void
  readonly labelledBy: string
  readonly error: string | undefined
  readonly loadAddressCheck: LoadAddressCheck
}

/**
 * Returns the markets to offer: the visitor's own market, the markets near the searched place, and the chosen
 * market even if it is far away.
 */
const listed = (
  { markets, own, pins }: FinderHandle["view"],
  chosenId: string,
): ReadonlyArray<MarketItem> => {
  const shown = own === undefined ? markets : [own, ...markets]
  const chosen = pins.find(({ market }) => market.id === chosenId)
  return chosen === undefined || shown.some(({ market }) => market.id === chosenId)
    ? shown
    : [chosen, ...shown]
}

const Picker = ({
  chosenId,
  error,
  dispatch,
  labelledBy,
  loadAddressCheck,
  onChoose,
  view,
}: PickerProps & FinderHandle) => {
  const id = useId()
  const radios = useRef<HTMLDivElement>(null)
  const [at] = useState(() => berlinTime(Date.now()))
  const actions = finderActions(dispatch)
  const addresses = useAddressSearch(loadAddressCheck, {
    onPick: (address) => dispatch((finder) => finder.chooseAddress(address)),
    onPlace: actions.submit,
  })
  useAnnouncedPlace(view)
  const ownId = view.own?.market.id
  const choose = useEffectEvent(onChoose)
  // The visitor's own market is preselected.
  useEffect(() => {
    if (chosenId === "" && ownId !== undefined) choose(ownId)
  }, [chosenId, ownId])
  return (
    <div className={styles["picker"]}>
      <FinderSearch
        dispatch={dispatch}
        cancelCheck={addresses.cancel}
        view={{ ...view, isLoading: view.isLoading || addresses.isChecking }}
        actions={{
          ...actions,
          market: (marketId, link) => {
            actions.market(marketId, link)
            onChoose(marketId)
          },
          submit: (text) => {
            if (!addresses.search(text)) actions.submit(text)
          },
        }}
      />
      {addresses.dialog}
      {view.isLoadingMarkets && view.pins.length === 0 ? (
        <Skeleton shape="block" />
      ) : (
        <div
          ref={radios}
          role="radiogroup"
          aria-labelledby={labelledBy}
          aria-describedby={error === undefined ? undefined : `${id}-fehler`}
          data-invalid={error !== undefined || undefined}
          className={styles["markets"]}
        >
          {listed(view, chosenId)
            .map((item) => finderCardData(item, at))
            .map((card) => (
              <label key={card.id} className={styles["market"]}>
                <input
                  type="radio"
                  name={`${id}-markt`}
                  value={card.id}
                  className={styles["input"]}
                  checked={card.id === chosenId}
                  onChange={() => onChoose(card.id)}
                />
                <span className={styles["text"]}>
                  <span className={styles["name"]}>{card.name}</span>
                  <span>{`${card.street}, ${card.town}`}</span>
                  <span className={styles["status"]}>
                    <StatusDot open={card.open} />
                    <span>{card.status}</span>
                  </span>
                </span>
                {card.distance === undefined ? null : (
                  <span className={styles["distance"]}>{card.distance}</span>
                )}
              </label>
            ))}
        </div>
      )}
      <ExpandButton
        view={view}
        dispatch={dispatch}
        look="plain"
        controlOf={(item) => radios.current?.querySelector(`[value="${CSS.escape(item?.market.id ?? "")}"]`)}
      />
      <SpokenFieldError id={`${id}-fehler`}>{error}</SpokenFieldError>
    </div>
  )
}

/** The market search of a form (`FinderPicker`). It is mounted again when the selectable markets change. */
export const MarketPicker = (props: PickerProps) => <FinderPicker key={props.marketIds.join()} {...props} />

/** Lets the visitor choose one of `marketIds` with the store finder's search (forms and markets 2.1, page 1; 2.3). */
const FinderPicker = (props: PickerProps) => {
  const opening = useFinder({ isCanvas: true, marketIds: props.marketIds })
  if (opening === "loading") return <Skeleton shape="block" />
  if (opening === "failed") {
    return <Notice kind="error">Die Marktsuche kann gerade nicht geladen werden.</Notice>
  }
  if (opening.view.marketsError !== undefined) {
    return (
      <Notice kind="error">
        <p>{opening.view.marketsError}</p>
        <Button look="outline" onClick={() => opening.dispatch((finder) => finder.reload)}>
          Erneut versuchen
        </Button>
      </Notice>
    )
  }
  return <Picker {...props} {...opening} />
}
