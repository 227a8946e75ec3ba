/** A row of an answer: its values by the path of their field, for example `address.city`. */
export type FlatRow = ReadonlyMap<string, unknown>

/** Returns whether a value is an object with fields. A list and null are not. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const entriesOf = (value: unknown, path: string): ReadonlyArray<readonly [string, unknown]> =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, path === "" ? key : `${path}.${key}`))
    : [[path, value]]

/** Flattens the nested objects of an answer's row. Lists stay whole. */
export const flatRow = (row: unknown): FlatRow => new Map(entriesOf(row, ""))

/** Returns the fields of all rows in order of appearance. Rows may lack optional fields. */
export const fieldsOf = (rows: ReadonlyArray<FlatRow>): ReadonlyArray<string> => [
  ...new Set(rows.flatMap((row) => [...row.keys()])),
]

/**
 * Formats a value as a cell. A text stays unchanged, a list of plain values is separated by commas, a missing
 * value becomes an empty text, and any other value becomes JSON.
 */
export const cellText = (value: unknown): string => {
  if (value === undefined || value === null) return ""
  if (typeof value === "string") return value
  if (Array.isArray(value) && value.every((each) => typeof each !== "object")) return value.join(", ")
  return JSON.stringify(value)
}
