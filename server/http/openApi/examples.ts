import { fieldsOf, isObject, type Json, mapFields } from "./json.ts"

/**
 * Example values of text fields, by the name of the field. Other fields get a text of the required format and
 * length.
 */
const texts: Readonly<Record<string, string>> = {
  articleId: "1000001",
  productNumber: "1000001",
  ProductNumber: "1000001",
  marketId: "520",
  purchaserId: "520",
  plz: "50667",
  zip: "50667",
  postcode: "50667",
  city: "Köln",
  town: "Köln",
  street: "Werkstraße 1",
  firstName: "Erika",
  lastName: "Mustermann",
  email: "erika@example.com",
  phone: "0221 5550100",
  name: "Beispiel",
  opening: "08:00",
  closing: "20:00",
  link: "/beispiel",
}

/**
 * Example values for text fields whose value in `texts` does not match their pattern. The first value that
 * matches the pattern is used.
 */
const byPattern: ReadonlyArray<string> = [
  "1000001",
  "520",
  "50667",
  "2026-12-24",
  "2026-12-24T10:00:00Z",
  "08:00",
  "49,99 €",
  "erika@example.com",
  "0221 5550100",
  "0123456789abcdef0123456789abcdef",
  "DE02120300000000202051",
  "BYLADEM1001",
  "R-2026-000001",
  "A",
  "1",
]

const fits = (pattern: string, text: string) => new RegExp(pattern, "u").test(text)

const textOf = (schema: Readonly<Record<string, Json>>, name: string): Json => {
  const { format, maxLength, minLength, pattern } = schema
  const wanted = texts[name] ?? (format === "date-time" ? "2026-12-24T10:00:00Z" : "Text")
  if (typeof pattern === "string" && !fits(pattern, wanted))
    return byPattern.find((text) => fits(pattern, text)) ?? wanted
  const filled = typeof minLength === "number" ? wanted.padEnd(minLength, "x") : wanted
  return typeof maxLength === "number" ? filled.slice(0, maxLength) : filled
}

/** Returns an example of a schema: every field, one item per list, the first of several choices. */
export const exampleOf = (schema: Json | undefined, name = ""): Json => {
  const fields = fieldsOf(schema)
  const { anyOf, const: constant, enum: values, items, minimum, prefixItems, properties, type } = fields
  if (constant !== undefined) return constant
  if (Array.isArray(values)) return values[0] ?? null
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0], name)
  if (isObject(properties)) return mapFields(properties, exampleOf)
  if (type === "object") return {}
  if (type === "array") {
    if (Array.isArray(prefixItems)) return prefixItems.map((each: Json) => exampleOf(each, name))
    return items === undefined || items === false ? [] : [exampleOf(items, name)]
  }
  if (type === "integer" || type === "number") return typeof minimum === "number" ? Math.max(minimum, 0) : 1
  if (type === "boolean") return true
  if (type === "string") return textOf(fields, name)
  return null
}
