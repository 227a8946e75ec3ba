import { normaliseTerm, searchPath } from "@heimwerk/core/search/term.ts"
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"

import { fields } from "../../paths.ts"
import { useOpened } from "../../runtime/useOpened.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { SearchField } from "../../widgets/SearchField.tsx"
import { LoadingSuggestions } from "./LoadingSuggestions.tsx"
import { searchColumns } from "./searchColumns.tsx"
import formStyles from "./SearchForm.module.css"
import type { PlainField } from "./usePlainField.ts"

export interface SuggestingFieldProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  /** What was searched last. */
  readonly term: string
  /** The field this one takes the place of. */
  readonly plain: PlainField
  readonly form: RefObject<HTMLFormElement | null>
  /** This one is there, with the focus if the plain one had it. */
  readonly onReady: () => void
}

const nothing = { suggestions: { kind: "hidden" }, history: [] } as const

const load = async () => (await import("./commands.ts")).followSearch

/**
 * The search field with suggestions and history (storefront 4, 5, 7, 8; DESIGN decision 14), in place of the plain one. Without a
 * connection it is a plain field as well.
 */
export const SuggestingField = (props: SuggestingFieldProps) => {
  const { form, onReady, plain, term } = props
  const navigate = useNavigate()
  const announce = useAnnounce()
  const input = useRef<HTMLInputElement>(null)
  const { give, state = nothing } = useOpened(load)
  const [text, setText] = useState(plain.text)
  const [isOpen, setOpen] = useState(plain.hasFocus)
  const [shownTerm, setShownTerm] = useState(term)
  if (term !== shownTerm) {
    setShownTerm(term)
    // Who already types the next search keeps it: the page of the last one came while they did.
    if (!isOpen || normaliseTerm(text) === term) {
      setText(term)
      setOpen(false)
    }
  }

  const open = (typed: string) => {
    setOpen(true)
    give((search) => search.open)
    give((search) => search.type(typed))
  }

  // Before anything is painted: who is typing does not notice.
  const [first] = useState(plain)
  useLayoutEffect(() => {
    if (first.hasFocus) {
      input.current?.focus({ preventScroll: true })
      input.current?.setSelectionRange(...first.selection)
    }
    onReady()
  }, [first, onReady])

  useEffect(() => {
    const searching = form.current
    const close = () => {
      setOpen(false)
      give((search) => search.close)
    }
    searching?.addEventListener("submit", close)
    return () => searching?.removeEventListener("submit", close)
  }, [form, give])

  const { suggestions } = state
  const count = suggestions.kind === "list" ? suggestions.product.length + suggestions.content.length : 0
  useEffect(() => {
    if (count > 0) announce(count === 1 ? "1 Vorschlag" : `${count} Vorschläge`)
  }, [announce, count])

  const columns = searchColumns(state, text, {
    term: (chosen) => {
      setOpen(false)
      give((search) => search.search(chosen))
      void navigate(searchPath(chosen))
    },
    suggestion: (suggestion, link) => {
      setOpen(false)
      give((search) => search.choose(suggestion))
      void navigate(link)
    },
  })
  return (
    <SearchField
      id={props.id}
      label={props.label}
      name={fields.term}
      placeholder={props.placeholder}
      className={formStyles["input"]}
      text={text}
      isOpen={isOpen}
      columns={columns}
      message={
        suggestions.kind === "loading" ? (
          <LoadingSuggestions />
        ) : suggestions.kind === "message" ? (
          suggestions.text
        ) : undefined
      }
      input={input}
      onType={(typed) => {
        setText(typed)
        open(typed)
      }}
      // The field knows better than this render: opening comes with the letter that was typed.
      onOpen={() => open(input.current?.value ?? text)}
      onClose={() => {
        setOpen(false)
        give((search) => search.close)
      }}
    />
  )
}
