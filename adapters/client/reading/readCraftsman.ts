import type { Area } from "@heimwerk/core/forms/craftsman/Areas.ts"
import type { CraftsmanMarkets } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { isMarketId } from "@heimwerk/core/values/isMarketId.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"

import { valuesOf } from "./plain/isObject.ts"
import { leftOut } from "./plain/leftOut.ts"
import { filledText, list, optional, plain, type Read, struct, table, text } from "./Read.ts"

type Option = Area["activities"][number]

const option = struct<Option>({ value: filledText, title: filledText, description: optional(text) })

/** Keeps the first of several options with the same value. */
export const once = <O extends { readonly value: string }>(options: ReadonlyArray<O>): ReadonlyArray<O> =>
  options.filter(({ value }, index) => options.findIndex((other) => other.value === value) === index)

/** Reads the market numbers by the name of the market. Leaves out and reports names without a market number. */
export const readCraftsmanMarkets: Read<CraftsmanMarkets> = (raw, report) => {
  const entries = Object.entries(table(plain)(valuesOf(raw)["markets"], report))
  const unreadable: Array<string> = []
  const markets = entries.flatMap(([name, id]): ReadonlyArray<readonly [string, MarketId]> => {
    const number = String(id)
    if (isMarketId(number)) return [[name, number]]
    unreadable.push(name)
    return []
  })
  if (unreadable.length > 0) report(leftOut("markets of the craftsman form", unreadable, entries.length))
  return Object.fromEntries(markets)
}

/** Returns the areas and the activities of a configuration: an object, or a list of parts that have ids. */
const groupsOf = (raw: unknown) => {
  const groups = Array.isArray(raw)
    ? Object.fromEntries(raw.map((each: unknown) => [valuesOf(each)["id"], each]))
    : valuesOf(raw)
  return {
    rooms: valuesOf(groups["rooms"])["options"],
    activities: valuesOf(groups["activities"])["options"],
  }
}

/** Reads the areas of the home with their activities. Leaves out areas without activities. */
export const readAreas: Read<ReadonlyArray<Area>> = (raw, report) => {
  const groups = groupsOf(raw)
  const rooms = once(list("areas of the craftsman form", option)(groups.rooms, report))
  const activities = new Map(
    Object.entries(table(list("activities of an area", option))(groups.activities, report)),
  )
  return rooms
    .map((room) => ({ ...room, activities: once(activities.get(room.value) ?? []) }))
    .filter((area) => area.activities.length > 0)
}
