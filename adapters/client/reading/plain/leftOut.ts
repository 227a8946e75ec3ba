import { isObject } from "./isObject.ts"

/**
 * Maximum number of unreadable records that a log line names. The line also says how many there are in
 * total.
 */
const maxNamed = 5

/**
 * Names of the fields that identify a record in the answers of the backends and in the database, in order of
 * preference.
 */
const identifiers = [
  "id",
  "Id",
  "lineItemId",
  "articleId",
  "marketId",
  "orderId",
  "couponId",
  "ProductNumber",
  "associatedFieldName",
  "value",
  "name",
  "Text",
]

/**
 * Names a record in the log by its id, or by its place in the list. A row of the database has its record in
 * the column `data`, and a line of a list has its article in `product`.
 */
export const nameOf = (raw: unknown, place: number): string => {
  if (isObject(raw))
    for (const source of [raw, raw["data"], raw["product"]])
      if (isObject(source))
        for (const name of identifiers) {
          const id = source[name]
          if (typeof id === "string" || typeof id === "number") return String(id).slice(0, 60)
        }
  return `#${place + 1}`
}

/**
 * Returns the log's sentence about records that were left out.
 *
 * @param kind the records' name, in the plural
 * @param failures the id and the field of each record, for example `520 at address.zip`
 */
export const leftOut = (kind: string, failures: ReadonlyArray<string>, total: number): string =>
  `Left out ${failures.length} of ${total} ${kind} that cannot be read: ${failures.slice(0, maxNamed).join(", ")}`
