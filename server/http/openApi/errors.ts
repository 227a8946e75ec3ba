import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"

import { fieldsOf, isObject, type Json, type JsonObject, mapFields } from "./json.ts"

type Code = RequestError["reason"]

/**
 * Codes of errors that the server returns without calling a handler. `always` applies to every request,
 * `ofChanges` to state changes, and `ofBrands` to paths with a brand.
 */
const always: ReadonlyArray<Code> = ["InvalidRequest", "TooLarge", "Internal", "Unavailable"]
const ofChanges: ReadonlyArray<Code> = ["CrossSite", "UnsupportedMediaType"]
const ofBrands: ReadonlyArray<Code> = ["NotFound"]

/** Field names of an error body: those of the shop, and those of the search service. */
const shopNames = { code: "code", message: "message" }
const searchNames = { code: "error", message: "errorDescription" }
type Names = typeof shopNames

/** Returns the error codes that a response schema allows in its code field. */
const codesIn = (schema: Json | undefined, { code }: Names): ReadonlyArray<string> => {
  const { anyOf, properties } = fieldsOf(schema)
  if (Array.isArray(anyOf)) return anyOf.flatMap((each: Json) => codesIn(each, { ...shopNames, code }))
  const values = fieldsOf(fieldsOf(properties)[code])["enum"]
  return Array.isArray(values) ? values.flatMap((each: Json) => (typeof each === "string" ? [each] : [])) : []
}

const bodyOf = (codes: ReadonlyArray<string>, names: Names): JsonObject => ({
  type: "object",
  properties: {
    [names.code]: { type: "string", enum: codes },
    [names.message]: { type: "string", description: "One German sentence for people." },
  },
  required: [names.code, names.message],
})

const isRequestCode = (code: string): code is Code => Object.hasOwn(RequestError.reasons, code)

const exampleOf = (code: string, names: Names): JsonObject => ({
  [names.code]: code,
  [names.message]: isRequestCode(code)
    ? RequestError.reasons[code].message
    : "Ein deutscher Satz, der den Fehler erklärt.",
})

/** Returns the error response of a status with all its codes, and one example. */
const errorResponse = (
  status: string,
  declared: Json | undefined,
  added: ReadonlyArray<string>,
): JsonObject => {
  const schema = fieldsOf(fieldsOf(fieldsOf(declared)["content"])["application/json"])["schema"]
  const shop = [...new Set([...codesIn(schema, shopNames), ...added])]
  const search = codesIn(schema, searchNames)
  const bodies = [
    ...(search.length === 0 ? [] : [{ codes: search, names: searchNames }]),
    ...(shop.length === 0 ? [] : [{ codes: shop, names: shopNames }]),
  ]
  const [first] = bodies
  if (first === undefined) return fieldsOf(declared)
  const schemas = bodies.map(({ codes, names }) => bodyOf(codes, names))
  return {
    description: `Error with status ${status}: ${[...search, ...shop].join(", ")}`,
    content: {
      "application/json": {
        schema: schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas },
        example: exampleOf(first.codes[0] ?? "", first.names),
      },
    },
  }
}

/**
 * Returns the responses of an operation, together with the errors that the server returns without calling a
 * handler. Each status has one response with all its error codes.
 */
export const withErrors = (responses: JsonObject, isChange: boolean, hasBrand: boolean): JsonObject => {
  const codes = [...always, ...(isChange ? ofChanges : []), ...(hasBrand ? ofBrands : [])]
  const added = Map.groupBy(codes, (code) => String(RequestError.reasons[code].status))
  const all: JsonObject = {
    ...Object.fromEntries([...added.keys()].map((status) => [status, {}])),
    ...responses,
  }
  return mapFields(all, (declared, status) =>
    Number(status) < 400 || !isObject(declared)
      ? declared
      : errorResponse(status, declared, added.get(status) ?? []),
  )
}
