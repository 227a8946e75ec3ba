import type { SearchFieldState } from "@heimwerk/core/search/service.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import { suggestionLink } from "@heimwerk/core/search/suggestionLink.ts"
import { searchPath } from "@heimwerk/core/search/term.ts"

import { Icon } from "../../widgets/Icon.tsx"
import type { SuggestedOption, SuggestionGroup } from "../../widgets/SuggestionList.tsx"
import { SuggestionContent } from "./SuggestionContent.tsx"

/** Callbacks for a selected term or suggestion of the search field's list. */
export interface SearchChoices {
  readonly term: (term: string) => void
  readonly suggestion: (suggestion: Suggestion, link: string) => void
}

const nonEmpty = (groups: ReadonlyArray<SuggestionGroup>) => groups.filter(({ items }) => items.length > 0)

const historyGroup = (
  history: ReadonlyArray<string>,
  choose: SearchChoices["term"],
): ReadonlyArray<SuggestionGroup> =>
  nonEmpty([
    {
      title: "Zuletzt gesucht",
      items: history.map((term) => ({
        key: `history ${term}`,
        text: term,
        href: searchPath(term),
        take: () => choose(term),
        content: (
          <>
            <Icon name="clock" size={20} />
            {term}
          </>
        ),
      })),
    },
  ])

/**
 * The list of the search field in columns: terms and categories, then products and pages. While the text is
 * too short for suggestions, it shows the latest search terms (storefront 2, search with suggestions and
 * history).
 */
export const searchColumns = (
  { history, suggestions }: Pick<SearchFieldState, "history" | "suggestions">,
  typed: string,
  choose: SearchChoices,
): ReadonlyArray<ReadonlyArray<SuggestionGroup>> => {
  if (suggestions.kind === "hidden")
    return [historyGroup(history, choose.term)].filter(({ length }) => length > 0)
  if (suggestions.kind !== "list") return []
  const option =
    (channel: string) =>
    (suggestion: Suggestion, index: number): SuggestedOption => {
      const href = suggestionLink(suggestion, typed)
      return {
        key: `${channel} ${index} ${suggestion.name}`,
        text: suggestion.name,
        href,
        take: () => choose.suggestion(suggestion, href),
        content: <SuggestionContent suggestion={suggestion} typed={typed} />,
      }
    }
  const products = (type: Suggestion["type"]) =>
    suggestions.product.filter((suggestion) => suggestion.type === type).map(option(type))
  return [
    nonEmpty([
      { title: "Suchbegriffe", items: products("searchTerm") },
      { title: "Kategorien", items: products("category") },
    ]),
    nonEmpty([
      { title: "Produkte", items: products("productName") },
      { title: "Service und Märkte", items: suggestions.content.map(option("content")) },
    ]),
  ].filter(({ length }) => length > 0)
}
