import { normaliseTerm, searchPath } from "@heimwerk/core/search/term.ts"
import { useSetAtom } from "jotai"
import { type FormEvent, useRef } from "react"
import { useNavigate } from "react-router-dom"

import { fields, paths } from "../../paths.ts"
import { Icon } from "../../widgets/Icon.tsx"
import { rememberAtom } from "./atoms.ts"
import styles from "./SearchForm.module.css"
import { usePlainField } from "./usePlainField.ts"

interface SearchFormProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  /** What was searched last; the field begins with it. */
  readonly term?: string | undefined
  /** On a page the button says its word; in the header the sign is enough. */
  readonly withWord?: boolean
}

/** The field for the product search. Without a script it is a plain form that the server answers with a redirect. */
export const SearchForm = ({ id, label, placeholder, term = "", withWord = false }: SearchFormProps) => {
  const navigate = useNavigate()
  const remember = useSetAtom(rememberAtom)
  const form = useRef<HTMLFormElement>(null)
  const { isThere, leave, plain, replacement } = usePlainField()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(fields.term)
    const wanted = typeof typed === "string" ? normaliseTerm(typed) : undefined
    if (wanted === undefined) return
    void remember(wanted)
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
          // A new search begins a new field; while it is the same, what is typed stays.
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
