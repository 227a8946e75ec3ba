import { Suggestions, type SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import type { SuggestChannel } from "@heimwerk/core/search/suggest.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { Effect, type Exit, Layer } from "effect"
import { TestClock } from "effect/testing"
import { useState } from "react"

import { SearchForm } from "../../../ui/features/search/SearchForm.tsx"
import { makeDesk } from "../../support/desk.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

type Asked = readonly [channel: SuggestChannel, term: string]

const opened: Array<() => Promise<unknown>> = []

/** Unmounts the search fields that a test has opened. */
export const closeSearches = async () => {
  cleanup()
  await Promise.all(opened.splice(0).map((dispose) => dispose()))
}

export const term: Suggestion = { name: "schraubendreher", type: "searchTerm", attributes: {} }
export const category: Suggestion = {
  name: "Schrauben",
  type: "category",
  image: "/bilder/schrauben.svg",
  attributes: { categoryLink: "/c/schrauben/201", parentCategory: "Eisenwaren" },
}
export const product: Suggestion = {
  name: "Holzschrauben 4 x 40 mm",
  type: "productName",
  image: "/bilder/schraube.svg",
  attributes: { deeplink: "/p/holzschrauben/1000002", price: "4,99 €" },
}
export const page: Suggestion = {
  name: "Schrauben richtig setzen",
  type: "productName",
  attributes: { deeplink: "/ratgeber/schrauben" },
}

/** The search field with suggestions, which replaced the plain field. */
export const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Produkte suchen" })
export const options = () => screen.queryAllByRole("option")
export const groups = () =>
  screen
    .queryAllByRole("group")
    .map(
      (group) => `${group.firstElementChild?.textContent}: ${group.querySelectorAll("[role=option]").length}`,
    )
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
export const press = (key: string) => fireEvent.keyDown(field(), { key })

/** Returns a search form, and a function that sets the term of its page, as a navigation to results does. */
const searchedForm = () => {
  let setTerm: ((term: string) => void) | undefined
  const SearchedForm = () => {
    const [term, set] = useState("")
    setTerm = set
    return <SearchForm id="suche" label="Produkte suchen" placeholder="Wonach suchst du?" term={term} />
  }
  return { SearchedForm, resultsOf: (term: string) => act(async () => setTerm?.(term)) }
}

/** Opens a search form and focuses it. The test answers both channels of suggestions and sets the clock. */
export const openSearch = async (cookies: Readonly<Record<string, string>> = {}) => {
  const desk = makeDesk<Asked, ReadonlyArray<Suggestion>, SuggestionsError>()
  const shop = memoryShop({
    cookies,
    suggestions: Layer.succeed(Suggestions, { suggest: (channel, asked) => desk.ask([channel, asked]) }),
    clock: TestClock.layer(),
  })
  opened.push(async () => {
    await shop.run(desk.close)
    await shop.dispose()
  })
  const { resultsOf, SearchedForm } = searchedForm()
  const page = renderInShop(<SearchedForm />, shop.load)
  const wait = (millis: number) => act(() => shop.run(TestClock.adjust(millis)))
  await act(async () => {
    screen.getByRole("searchbox", { name: "Produkte suchen" }).focus()
    await import("../../../ui/features/search/SuggestingField.tsx")
    await import("../../../ui/features/search/openSearch.ts")
  })
  await wait(0)
  const answer = (channel: SuggestChannel, exit: Exit.Exit<ReadonlyArray<Suggestion>, SuggestionsError>) =>
    act(() =>
      shop.run(
        Effect.suspend(() =>
          desk.end(
            desk.queries().findLastIndex(([asked]) => asked === channel),
            exit,
          ),
        ),
      ),
    )
  return { ...page, answer, resultsOf, wait, run: shop.run, asked: () => desk.queries() }
}
