import { isObject } from "./isObject.ts"

/** Removes the fields that are null, on all levels. Backends write null for a missing value. */
export const withoutNulls = (raw: unknown): unknown => {
  if (Array.isArray(raw)) return raw.map(withoutNulls)
  if (!isObject(raw)) return raw
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => (value === null ? [] : [[name, withoutNulls(value)]])),
  )
}
