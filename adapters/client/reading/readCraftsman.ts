import type { Area } from "@heimwerk/core/forms/craftsman/Areas.ts"
import type { CraftsmanMarkets } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"

import { valuesOf } from "../../http/reading/plain/isObject.ts"
import { filledText, list, optional, type Read, struct, table, text } from "./Read.ts"
import { marketId } from "./values.ts"

type Option = Area["activities"][number]

const option = struct<Option>({ value: filledText, title: filledText, description: optional(text) })

/** Keeps the first of several options with the same value. */
export const once = <O extends { readonly value: string }>(options: ReadonlyArray<O>): ReadonlyArray<O> =>
  options.filter(({ value }, index) => options.findIndex((other) => other.value === value) === index)

/** Reads the market numbers by the name of the market. */
export const readCraftsmanMarkets: Read<CraftsmanMarkets> = (raw, report) =>
  table(marketId)(valuesOf(raw)["markets"], report)

/** Returns the areas and the activities of either format: an object, or a list of parts with an id. */
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
