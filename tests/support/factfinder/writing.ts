import { facetFields, fieldRoles, sortFields } from "@heimwerk/adapters/http/contract/search/fields.ts"
import { DetailValues, ProductValues } from "@heimwerk/adapters/http/contract/search/Record.ts"
import type { Category } from "@heimwerk/core/catalog/Category.ts"
import type { Facet, ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import type { Product, ProductDetail } from "@heimwerk/core/product/Product.ts"
import { Schema } from "effect"

const encodeDetail = Schema.encodeUnknownSync(DetailValues)
const encodeProduct = Schema.encodeUnknownSync(ProductValues)

/** Names of the record's fields by role. They may differ between instances of FACT-Finder. */
export const roles = { ...fieldRoles, productName: "Name", price: "Preis" }

/** Converts values to text columns as in an export; numbers, lists and objects become JSON. */
const columns = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name === "Title" ? roles.productName : name === "Price" ? roles.price : name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  )

const isDetail = (product: Product | ProductDetail): product is ProductDetail => "description" in product

/** A product as a FACT-Finder record: a row of text columns. */
export const toRecord = (product: Product | ProductDetail) => {
  const values = { ...product, priceInForce: priceInForce(product.price) }
  return {
    id: `row-${product.articleId}`,
    masterValues: columns(isDetail(product) ? encodeDetail(values) : encodeProduct(values)),
    variantValues: [],
  }
}

type Chosen = ReadonlyArray<readonly [field: string, value: string]>

const question = (term: string, chosen: Chosen) => ({
  channel: "cirax",
  query: term,
  page: 1,
  filters: [...new Set(chosen.map(([field]) => field))].map((name) => ({
    name,
    substring: false,
    values: chosen
      .filter(([field]) => field === name)
      .map(([, value]) => ({ type: "or", value, exclude: false })),
  })),
})

const toFacet =
  (term: string, chosen: Chosen) =>
  ({ elements, field, label }: Facet) => {
    const name = facetFields[field]
    const write = ({ count, label: text, selected, value }: Facet["elements"][number]) => ({
      text,
      totalHits: count,
      selected: selected ? "TRUE" : "FALSE",
      searchParams: question(
        term,
        selected
          ? chosen.filter(([other, one]) => other !== name || one !== value)
          : [...chosen, [name, value]],
      ),
    })
    return {
      name: label,
      associatedFieldName: name,
      type: "TEXT",
      filterStyle: "MULTISELECT",
      selectionType: "multiSelectOr",
      elements: elements.filter(({ selected }) => !selected).map(write),
      selectedElements: elements.filter(({ selected }) => selected).map(write),
    }
  }

/** A page of products as FACT-Finder returns it. A page number beyond the last page returns no products. */
export const toResult = (page: ProductPage, query: ProductQuery) => {
  const term = page.correctedTerm ?? query.term ?? "*"
  const chosen = query.filters.flatMap(({ field, values }) =>
    values.map((value) => [facetFields[field], value] as const),
  )
  const isPast = query.page > page.pageCount
  return {
    hits: isPast
      ? []
      : page.products.map((product, position) => ({ ...toRecord(product), position, score: 99 })),
    totalHits: page.total,
    facets: page.facets.map(toFacet(term, chosen)),
    filters: [],
    sortItems: Object.values(sortFields).map((text) => {
      const [name, order] = text.split(":")
      return { name, order, description: text, selected: text === sortFields[page.sort] }
    }),
    breadCrumbTrail: [],
    campaigns: [],
    paging: {
      currentPage: isPast ? query.page : page.page,
      pageCount: page.total === 0 ? 0 : page.pageCount,
      hitsPerPage: page.pageSize,
    },
    searchParams: question(term, chosen),
    fieldRoles: roles,
    timedOut: false,
  }
}

const branch = (category: Category, path: ReadonlyArray<string>): ReadonlyArray<object> => {
  const here = [...path, category.id]
  return [
    {
      text: category.name,
      totalHits: 1,
      clusterLevel: path.length,
      previewImageURL: category.image,
      selected: "FALSE",
      searchParams: question("*", [["CategoryPath", here.join("/")]]),
    },
    ...category.subCategories.flatMap((below) => branch(below, here)),
  ]
}

/** Returns the categories as one facet. Category numbers are only in the filter, and there are no links. */
export const toCategoryAnswer = (categories: ReadonlyArray<Category>) => ({
  facets: [
    {
      name: "Kategorie",
      associatedFieldName: "CategoryPath",
      type: "CATEGORY_PATH",
      elements: categories.flatMap((category) => branch(category, [])),
      selectedElements: [],
    },
  ],
  timedOut: false,
})
