import { normaliseTerm, searchPath } from "@heimwerk/core/search/term.ts"
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useNavigate, useNavigation } from "react-router-dom"

import styles from "./LoadingSuggestions.module.css"
import formStyles from "./SearchForm.module.css"
import { fields } from "../../paths.ts"
import { componentService } from "../../runtime/componentService.ts"
import { searchColumns } from "./searchColumns.tsx"
import type { PlainField } from "./usePlainField.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { SearchField } from "../../widgets/SearchField.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"

const rows = [1, 2, 3, 4, 5]

/** Placeholder for the suggestions while they load. */
const LoadingSuggestions = () => (
  <>
    <span className="visually-hidden">Vorschläge werden geladen</span>
    <span className={styles["rows"]}>
      {rows.map((row) => (
        <Skeleton key={row} shape="line" />
      ))}
    </span>
  </>
)

export interface SuggestingFieldProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  /** The search term of the shown page. */
  readonly term: string
  /** The state of the plain field that this field replaces. */
  readonly plain: PlainField
  readonly form: RefObject<HTMLFormElement | null>
  /** Called when this field is mounted. The field then has focus if the plain field had focus. */
  readonly onReady: () => void
}

const useSearch = componentService(async () => {
  const { openSearch } = await import("./openSearch.ts")
  return () => openSearch
})

const nothing = { suggestions: { kind: "hidden" }, history: [] } as const

/**
 * The search field with suggestions and history (storefront 4, 5, 7, 8; ADR 0096, point 14). It replaces the
 * plain field. Without a connection it works like the plain field.
 */
export const SuggestingField = (props: SuggestingFieldProps) => {
  const { form, onReady, plain, term } = props
  const navigate = useNavigate()
  const isLoading = useNavigation().state !== "idle"
  const announce = useAnnounce()
  const input = useRef<HTMLInputElement>(null)
  const { run, state = nothing } = useSearch()
  const [text, setText] = useState(plain.text)
  const [isOpen, setOpen] = useState(plain.hasFocus)
  /** Whether the visitor has last typed while a page was loading, for example the results of the text before. */
  const [isTyping, setTyping] = useState(false)
  const [shownTerm, setShownTerm] = useState(term)
  if (term !== shownTerm) {
    setShownTerm(term)
    // If the visitor has typed another text while the result page was loading, the field keeps that text.
    if (!isOpen || normaliseTerm(text) === term) {
      setText(term)
      setOpen(false)
    }
  }

  const open = (typed: string) => {
    setOpen(true)
    void run((search) => search.open)
    void run((search) => search.type(typed))
  }

  // A layout effect runs before the next paint, so that a typing visitor does not notice the replacement.
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
      void run((search) => search.close)
    }
    searching?.addEventListener("submit", close)
    return () => searching?.removeEventListener("submit", close)
  }, [form, run])

  const { suggestions } = state
  const count = suggestions.kind === "list" ? suggestions.product.length + suggestions.content.length : 0
  useEffect(() => {
    if (count > 0) announce(count === 1 ? "1 Vorschlag" : `${count} Vorschläge`)
  }, [announce, count])

  const columns = searchColumns(state, text, {
    term: (chosen) => {
      setOpen(false)
      void run((search) => search.search(chosen))
      void navigate(searchPath(chosen))
    },
    suggestion: (suggestion, link) => {
      setOpen(false)
      void run((search) => search.choose(suggestion))
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
      isTyping={isOpen && isTyping}
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
        setTyping(isLoading)
        open(typed)
      }}
      // Passes the input's current value. The `text` of this render may lack the letter that was just typed.
      onOpen={() => open(input.current?.value ?? text)}
      onClose={() => {
        setOpen(false)
        void run((search) => search.close)
      }}
    />
  )
}
