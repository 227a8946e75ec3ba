import type { Category } from "@heimwerk/core/catalog/Category.ts"
import type { Facet } from "@heimwerk/core/catalog/ProductPage.ts"
import { slug } from "@heimwerk/core/values/slug.ts"

import { fromCategoryTree } from "../../http/contract/search/categories.ts"
import { facetOf } from "../../http/contract/search/fields.ts"
import type { WireElement, WireFacet, WireQuestion } from "./answers.ts"
import { lastOfPath } from "./record.ts"

const valuesOf = (question: WireQuestion | undefined, field: string): ReadonlyArray<string> =>
  (question?.filters ?? [])
    .filter(({ name }) => name === field)
    .flatMap(({ values = [] }) => values.map(({ value }) => value))

/**
 * The filter value of a facet's element. FACT-Finder does not send it directly. It is the value that
 * selecting the element adds to the query, or that deselecting it removes. If the element has no query, its
 * text is the value.
 */
const valueOf = (
  { searchParams, text }: WireElement,
  asked: ReadonlyArray<string>,
  field: string,
): string => {
  const after = valuesOf(searchParams, field)
  return (
    after.find((value) => !asked.includes(value)) ??
    (searchParams === undefined ? undefined : asked.find((value) => !after.includes(value))) ??
    text
  )
}

const toFacet = (
  { associatedFieldName: name, elements = [], name: label, selectedElements = [] }: WireFacet,
  question: WireQuestion | undefined,
): ReadonlyArray<Facet> => {
  const field = facetOf(name)
  if (field === undefined) return []
  const asked = valuesOf(question, name)
  const read = (selected: boolean) => (element: WireElement) => ({
    value: valueOf(element, asked, name),
    label: element.text,
    count: element.totalHits ?? 0,
    selected,
  })
  const chosen = selectedElements.map(read(true))
  const others = elements.map(read(false)).filter(({ value }) => chosen.every((one) => one.value !== value))
  return [{ field, label, elements: [...chosen, ...others] }]
}

/** The facets that the shop supports, selected values first. */
export const toFacets = (
  facets: ReadonlyArray<WireFacet>,
  question: WireQuestion | undefined,
): ReadonlyArray<Facet> => facets.flatMap((facet) => toFacet(facet, question))

/**
 * The category tree. The service gives neither id nor link of a category. The id is the end of the
 * category's filter.
 */
export const toCategories = (facets: ReadonlyArray<WireFacet>): ReadonlyArray<Category> =>
  fromCategoryTree({
    facets: facets
      .filter(({ type }) => type === "CATEGORY_PATH")
      .map(({ associatedFieldName, elements = [] }) => ({
        elements: elements.map((element) => {
          const value = lastOfPath(valueOf(element, [], associatedFieldName))
          return {
            text: element.text,
            value,
            clusterLevel: element.clusterLevel ?? 0,
            deeplink: `/c/${slug(element.text)}/${value}`,
            previewImageURL: element.previewImageURL ?? "",
          }
        }),
      })),
  })
