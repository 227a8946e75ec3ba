import { segments } from "@heimwerk/core/address/highlight.ts"
import { finderTexts } from "@heimwerk/core/market/finder/texts.ts"
import { canSearchMarkets } from "@heimwerk/core/market/marketSearch.ts"
import { useCallback, useId } from "react"

import { brand } from "../../../brand.ts"
import { Button } from "../../../widgets/Button.tsx"
import { Icon } from "../../../widgets/Icon.tsx"
import { Marked } from "../../../widgets/Marked.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { SuggestionField } from "../../../widgets/SuggestionField.tsx"
import { useTypedText } from "../../../widgets/useTypedText.ts"
import { ownMarket } from "../market.ts"
import type { FinderActions } from "./finderActions.ts"
import styles from "./FinderSearch.module.css"
import type { FinderHandle } from "./useFinder.ts"

const texts = finderTexts(brand)

/** An open store finder, and callbacks for selected search results. */
export interface FinderSearchProps extends FinderHandle {
  readonly actions: FinderActions
  /** Ends the running address check. Called when the visitor changes the text or starts another search. */
  readonly cancelCheck: () => void
  /** Text of the search field before the visitor types. */
  readonly initialText?: string
  readonly isFirst?: boolean
  /** Whether the buttons are below the field, for narrow columns. */
  readonly stacked?: boolean
  /** Whether the page requests the visitor's position. The visitor can search meanwhile. */
  readonly isLocating?: boolean
  /** An error message from outside the finder; it replaces the finder's own message. */
  readonly problem?: string | undefined
}

/** The search of the store finder with its suggestions (forms and markets 2.3, 4.3, 5.4). */
export const FinderSearch = ({
  actions,
  cancelCheck,
  dispatch,
  initialText,
  isFirst = false,
  isLocating = false,
  problem,
  stacked = false,
  view,
}: FinderSearchProps) => {
  const message = problem ?? view.message
  // Makes the ids unique, because the dialog of the store finder can open over a page that also contains this
  // search.
  const id = useId()
  const send = useCallback((typed: string) => dispatch((finder) => finder.type(typed)), [dispatch])
  const { expectText, text, type } = useTypedText(view.text, send, initialText)
  const act = (action: () => void) => () => {
    cancelCheck()
    expectText()
    action()
  }
  const count = ownMarket.useRun()
  const submit = act(() => {
    void count(({ countSearch }) => countSearch(text))
    actions.submit(text)
  })
  return (
    <form
      className={stacked ? styles["stacked"] : styles["search"]}
      role="search"
      aria-label="Märkte suchen"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles["field"]}>
        <SuggestionField
          id={id}
          name="markt-suche"
          label={texts.placeholder}
          text={text}
          isFirst={isFirst}
          describedBy={`${id}-length`}
          onType={(typed) => {
            cancelCheck()
            type(typed)
          }}
          onEnter={submit}
          onClose={() => dispatch((finder) => finder.closeSuggestions)}
          groups={[
            {
              title: texts.ownMarkets,
              items: view.ownSuggestions.map(({ address, id, link, name }) => ({
                key: `market ${id}`,
                text: name,
                take: act(() => actions.market(id, link)),
                content: (
                  <>
                    <Icon name="store" size={20} />
                    <span>
                      {name}
                      <span className={styles["subtitle"]}>
                        {address.street}, {address.zip} {address.city}
                      </span>
                    </span>
                  </>
                ),
              })),
            },
            {
              title: texts.places,
              items: view.placeSuggestions.map(
                ({ fullDescription, substring, subtitle, title, vendorId }) => ({
                  key: `place ${vendorId}`,
                  text: fullDescription,
                  take: act(() => actions.place(vendorId, title)),
                  content: (
                    <>
                      <Icon name="pin" size={20} />
                      <span>
                        <Marked pieces={segments(title, substring)} />
                        {subtitle === "" ? null : <span className={styles["subtitle"]}>{subtitle}</span>}
                      </span>
                    </>
                  ),
                }),
              ),
            },
          ]}
        />
        <Button type="submit" disabled={!canSearchMarkets(text, view.isLoading)} busy={view.isLoading}>
          {texts.search}
        </Button>
      </div>
      <span id={`${id}-length`} className="visually-hidden">
        Mindestens 3 Zeichen
      </span>
      <Button look="outline" busy={view.isLoading || isLocating} onClick={act(actions.locate)}>
        <Icon name="locate" size={20} />
        {texts.locate}
      </Button>
      {/*
       * This live region is always rendered, because screen readers announce only changes inside an existing
       * one.
       */}
      <div role="status" className={styles["message"]}>
        {message === undefined ? null : <Notice kind="info">{message}</Notice>}
      </div>
    </form>
  )
}
