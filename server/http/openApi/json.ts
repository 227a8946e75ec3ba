/** Any part of a JSON document. */
export type Json = string | number | boolean | null | ReadonlyArray<Json> | JsonObject

export interface JsonObject {
  readonly [name: string]: Json
}

const isList = (json: Json): json is ReadonlyArray<Json> => Array.isArray(json)

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === "object" && json !== null && !isList(json)

/** Returns the fields of an object. Any other value has no fields. */
export const fieldsOf = (json: Json | undefined): JsonObject => (isObject(json) ? json : {})

/** Returns a document with every object changed, the innermost first. */
export const mapObjects = (json: Json, change: (object: JsonObject) => Json): Json => {
  if (isList(json)) return json.map((each) => mapObjects(each, change))
  if (!isObject(json)) return json
  return change(mapFields(json, (value) => mapObjects(value, change)))
}

/** Returns an object with every field changed. */
export const mapFields = (object: JsonObject, change: (value: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]))
