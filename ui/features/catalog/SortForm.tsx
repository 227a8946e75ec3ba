import { type ListState, listSearch } from "@heimwerk/core/catalog/listState.ts"
import type { SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import { useEffect, useRef } from "react"
import { useNavigate } from "react-router-dom"

import { Icon } from "../../widgets/Icon.tsx"
import styles from "./SortForm.module.css"

const orders: ReadonlyArray<readonly [key: SortKey, text: string]> = [
  ["relevance", "Beste Ergebnisse"],
  ["price-asc", "Preis aufsteigend"],
  ["price-desc", "Preis absteigend"],
  ["rating", "Beste Bewertung"],
  ["name", "Name von A bis Z"],
]

interface SortFormProps {
  readonly path: string
  readonly state: ListState
}

/** Selects the order of a list. A selection applies at once; without JavaScript a button applies it. */
export const SortForm = ({ path, state }: SortFormProps) => {
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  // The select is uncontrolled and updated here, so that it keeps focus when the order changes. The browser's
  // back button also changes the order.
  useEffect(() => {
    if (select.current !== null) select.current.value = state.sort
  }, [state.sort])
  const kept = new URLSearchParams(listSearch({ ...state, sort: "relevance", page: 1 }))
  const choose = (key: string) => {
    const order = orders.find(([known]) => known === key)
    if (order !== undefined)
      void navigate(path + listSearch({ ...state, sort: order[0], page: 1 }), { preventScrollReset: true })
  }
  return (
    <form className={styles["form"]} action={path} method="get">
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className={styles["label"]} htmlFor="sortierung">
        Sortieren
      </label>
      <span className={styles["field"]}>
        <select
          ref={select}
          id="sortierung"
          className={styles["select"]}
          name="sortierung"
          defaultValue={state.sort}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {orders.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </span>
      <noscript>
        <button className={styles["apply"]} type="submit">
          Anwenden
        </button>
      </noscript>
    </form>
  )
}
