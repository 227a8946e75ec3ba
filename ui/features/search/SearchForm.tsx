import { normaliseTerm, searchPath } from "@heimwerk/core/search/term.ts"
import { type FormEvent, useRef } from "react"
import { useNavigate } from "react-router-dom"

import { fields, paths } from "../../paths.ts"
import { port } from "../../runtime/service.ts"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./SearchForm.module.css"
import { usePlainField } from "./usePlainField.ts"

/** Records the search terms of the visitor (storefront 9, search history). */
const searchHistory = port(async () => (await import("./openSearch.ts")).openSearch)

interface SearchFormProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  /** The search term of the shown page, which is the initial text of the field. */
  readonly term?: string | undefined
  /** Whether the button shows its text; in the header it shows only an icon. */
  readonly withWord?: boolean
}

/** The product search. Without JavaScript it is a plain form, which the server answers with a redirect. */
export const SearchForm = ({ id, label, placeholder, term = "", withWord = false }: SearchFormProps) => {
  const navigate = useNavigate()
  const run = searchHistory.useRun()
  const form = useRef<HTMLFormElement>(null)
  const { isThere, leave, plain, replacement } = usePlainField()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(fields.term)
    const wanted = typeof typed === "string" ? normaliseTerm(typed) : undefined
    if (wanted === undefined) return
    void run((history) => history.search(wanted))
    void navigate(searchPath(wanted))
  }
  return (
    <form
      ref={form}
      className={styles["form"]}
      role="search"
      aria-label={label}
      action={paths.search}
      method="get"
      onSubmit={search}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      {isThere ? (
        <input
          // A new term remounts the field. If the term is the same, the field keeps the typed text.
          key={term}
          {...plain}
          id={id}
          className={styles["input"]}
          type="search"
          name={fields.term}
          placeholder={placeholder}
          defaultValue={term}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
      ) : null}
      {replacement === undefined ? null : (
        <replacement.Field
          id={id}
          label={label}
          placeholder={placeholder}
          term={term}
          plain={replacement.plain}
          form={form}
          onReady={leave}
        />
      )}
      <button className={withWord ? styles["wordButton"] : styles["button"]} type="submit">
        {withWord ? "Suchen" : <span className="visually-hidden">Suchen</span>}
        {withWord ? null : <Icon name="search" />}
      </button>
    </form>
  )
}
