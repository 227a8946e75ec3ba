import type { ShopOptions } from "../ShopOptions.ts"
import type { ShopRequest } from "./Connection.ts"

type Address = Pick<Required<ShopOptions>, "brand" | "channel" | "origin">

/**
 * Returns whether a value is one segment of a path. URLs remove the segments `.` and `..`, an empty segment changes the
 * endpoint, and a lone surrogate cannot be encoded.
 */
const isSegment = (value: string): boolean => !/^\.{0,2}$/u.test(value) && value.isWellFormed()

/** Returns the address of a request, or `undefined` if one of its path parameters would change the path. */
export const addressOf = ({ brand, channel, origin }: Address, { params, path, query }: ShopRequest) => {
  const values: Readonly<Record<string, string>> = { brand, channel, ...params }
  const inPath = Array.from(path.matchAll(/:(\w+)/gu), ([, name = ""]) => values[name] ?? "")
  if (!inPath.every(isSegment)) return undefined
  const filled = path.replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(values[name] ?? ""))
  const address = new URL(filled, origin)
  for (const [name, value] of Object.entries(query ?? {}))
    for (const each of [value ?? []].flat()) address.searchParams.append(name, String(each))
  return address
}
