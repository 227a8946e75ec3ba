/** The fields of an object in an answer. */
export type Values = Readonly<Record<string, unknown>>

/** Returns whether a value is an object with named fields, not a list. */
export const isObject = (raw: unknown): raw is Values =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw)

/** Returns the fields of a value. A value that is not an object has no fields. */
export const valuesOf = (raw: unknown): Values => (isObject(raw) ? raw : {})
