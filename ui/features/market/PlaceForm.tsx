import { type FormEvent, startTransition, useCallback, useState } from "react"
import { useNavigate, useNavigation } from "react-router-dom"

import { fields, paths } from "../../paths.ts"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { ownMarket } from "./market.ts"
import styles from "./PlaceForm.module.css"
import type { PositionSearch } from "./usePositionSearch.ts"

/**
 * Minimum length of a search text for markets, in characters (forms and markets 5.4). A test compares it with
 * `canSearchMarkets`. An import of that rule would load its search for markets with this script.
 */
const shortest = 3

const lengthOf = ({ value }: HTMLInputElement): number => value.trim().length

interface PlaceFormProps {
  readonly id: string
  readonly query?: string | undefined
  /** Whether the buttons are below the field, for narrow columns. */
  readonly stacked?: boolean | undefined
  readonly position: PositionSearch
}

/** The search for markets by postcode, by place or by the visitor's position (forms and markets 2.3). */
export const PlaceForm = ({ id, position, query = "", stacked = false }: PlaceFormProps) => {
  const navigate = useNavigate()
  const count = ownMarket.useRun()
  const isSearching = useNavigation().location?.pathname === paths.markets
  // Length of the typed text, also of text typed before hydration. `undefined` until hydration, so that the
  // server-rendered form can be submitted.
  const [length, setLength] = useState<number | undefined>(undefined)
  const measure = useCallback((input: HTMLInputElement | null) => {
    // Without a transition, React would render the form a second time in the task of its hydration.
    if (input !== null) startTransition(() => setLength(lengthOf(input)))
  }, [])

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(fields.place)
    const text = typeof typed === "string" ? typed.trim() : ""
    if (isSearching) return
    void count(({ countSearch }) => countSearch(text))
    position.cancel()
    const query = new URLSearchParams({ [fields.place]: text })
    void navigate(`${paths.markets}?${query}`)
  }

  return (
    <form
      className={stacked ? styles["stacked"] : styles["form"]}
      role="search"
      aria-label="Märkte suchen"
      action={paths.markets}
      method="get"
      onSubmit={search}
    >
      <div className={styles["field"]}>
        <div className={styles["place"]}>
          <label className={styles["label"]} htmlFor={id}>
            Suche nach PLZ oder Ort
          </label>
          <input
            key={query}
            ref={measure}
            id={id}
            className={styles["input"]}
            type="search"
            name={fields.place}
            defaultValue={query}
            placeholder="Suche nach PLZ oder Ort"
            maxLength={100}
            required
            // Requires at least 3 characters, not counting blanks at the start and the end.
            pattern="\s*\S.+\S\s*"
            autoComplete="postal-code"
            enterKeyHint="search"
            aria-describedby={`${id}-laenge`}
            onChange={(event) => setLength(lengthOf(event.currentTarget))}
          />
        </div>
        <span id={`${id}-laenge`} className="visually-hidden">{`Mindestens ${shortest} Zeichen`}</span>
        <Button type="submit" disabled={length !== undefined && length < shortest} busy={isSearching}>
          Suchen
        </Button>
      </div>
      <div className={styles["position"]}>
        <Button
          look="outline"
          wide={stacked}
          busy={position.isLocating}
          onClick={() => void position.locate()}
        >
          <Icon name="locate" size={20} />
          Position bestimmen
        </Button>
      </div>
      {position.problem === undefined ? null : (
        <div className={styles["problem"]}>
          <Notice kind="error">{position.problem}</Notice>
        </div>
      )}
    </form>
  )
}
