import { parseGermanMoney } from "@heimwerk/core/values/germanMoney.ts"

/**
 * The columns of `articles.csv` with the kind of their cells. The name of a column is the path of a field in
 * `articles.ndjson`.
 */
const kinds = {
  articleId: "text",
  name: "text",
  brand: "text",
  categoryId: "text",
  "price.regular": "money",
  "price.special": "money",
  "price.lowest30": "money",
  "price.loyaltyCardPrice": "money",
  "price.fineprint": "text",
  "price.paketSize": "number",
  "price.paket.unit": "text",
  "price.isBlur": "truth",
  "maker.name": "text",
  "maker.address": "text",
  "maker.contact": "text",
  unit: "text",
  freight: "truth",
  isBestseller: "truth",
  promotionType: "text",
  promotionText: "text",
  "ratingData.rating": "number",
  "ratingData.reviewsCount": "number",
  "energyClass.rating": "text",
  "energyClass.from": "text",
  "energyClass.to": "text",
  image: "text",
  link: "text",
  description: "text",
  highlights: "list",
  warnings: "list",
  keywords: "list",
  color: "text",
  ean: "text",
  shipping: "truth",
  orderable: "truth",
} as const

/** Prefix of the columns with technical data: the column `attributes.Leistung` contains the attribute `Leistung`. */
const attribute = "attributes."

export const articleColumns: ReadonlyArray<string> = [...Object.keys(kinds), `${attribute}<Name>`]

const isKnown = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name)

export const isArticleColumn = (name: string): boolean =>
  isKnown(name) || (name.startsWith(attribute) && name.length > attribute.length)

const truths = new Map([
  ["ja", true],
  ["nein", false],
  ["true", true],
  ["false", false],
])

const readCell = {
  text: (text: string) => text,
  money: parseGermanMoney,
  number: (text: string) => (/^-?\d+(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(",", ".")) : undefined),
  truth: (text: string) => truths.get(text.toLowerCase()),
  list: (text: string) => text.split("|").map((part) => part.trim()),
} as const

const expected = {
  text: "",
  money: "Hier muss ein Betrag stehen, zum Beispiel 1.234,56.",
  number: "Hier muss eine Zahl stehen, zum Beispiel 2,5.",
  truth: "Hier muss ja oder nein stehen.",
  list: "",
} as const

interface Nested {
  [key: string]: unknown
}

const isNested = (value: unknown): value is Nested =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const put = (target: Nested, [key = "", ...rest]: ReadonlyArray<string>, value: unknown): void => {
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const inner = target[key]
  const next = isNested(inner) ? inner : (target[key] = {})
  if (isNested(next)) put(next, rest, value)
}

/**
 * Converts a row of `articles.csv` to the record of `articles.ndjson`. A cell of the wrong kind is reported,
 * and its field is left out.
 */
export const articleOfCells = (
  cells: ReadonlyMap<string, string>,
  report: (path: string, message: string) => void,
): Nested => {
  const record: Nested = {}
  const attributes: Array<{ readonly name: string; readonly value: string }> = []
  for (const [name, text] of cells) {
    if (!isKnown(name)) {
      attributes.push({ name: name.slice(attribute.length), value: text })
      continue
    }
    const value = readCell[kinds[name]](text)
    if (value === undefined) report(name, expected[kinds[name]])
    else put(record, name.split("."), value)
  }
  return attributes.length === 0 ? record : { ...record, attributes }
}
