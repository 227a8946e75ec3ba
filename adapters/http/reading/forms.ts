import { Areas } from "@heimwerk/core/forms/craftsman/Areas.ts"
import { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaGetter from "effect/SchemaGetter"

import { formsGroup } from "../contract/forms/api.ts"
import { readableList, readAs } from "./readableList.ts"

const isMarketId = Schema.is(MarketId)

/** The market ids by name. Entries without a market number are left out and logged. */
const ReadMarkets = Schema.Record(Schema.String, Schema.Unknown).pipe(
  Schema.decodeTo(Schema.Record(Schema.String, MarketId), {
    decode: SchemaGetter.transformEffect((markets: Readonly<Record<string, unknown>>) =>
      Effect.gen(function* () {
        const entries = Object.entries(markets).map(([name, id]) => [name, String(id)] as const)
        const bad = entries.filter(([, id]) => !isMarketId(id)).map(([name]) => name)
        if (bad.length > 0)
          yield* Effect.logWarning(
            `Left out ${bad.length} of ${entries.length} markets of the craftsman form that cannot be read: ${bad.slice(0, 5).join(", ")}`,
          )
        return Object.fromEntries(entries.filter(([, id]) => isMarketId(id)))
      }),
    ),
    encode: SchemaGetter.forbiddenEncoding,
  }),
)

/** Keeps the first of several options with the same value. */
const once = <O extends { readonly value: string }>(options: ReadonlyArray<O>): ReadonlyArray<O> =>
  Array.from(new Map(options.toReversed().map((option) => [option.value, option])).values()).toReversed()

const Option = Schema.Struct({
  value: Schema.NonEmptyString,
  title: Schema.NonEmptyString,
  description: Schema.optionalKey(Schema.String),
})
const rooms = { options: readableList("areas of the craftsman form", Option) }
const activities = {
  options: Schema.Record(Schema.String, readableList("activities of an area", Option)),
}

const WireAreas = Schema.Union([
  Schema.Struct({ rooms: Schema.Struct(rooms), activities: Schema.Struct(activities) }),
  Schema.Tuple([
    Schema.Struct({ id: Schema.Literal("rooms"), ...rooms }),
    Schema.Struct({ id: Schema.Literal("activities"), ...activities }),
  ]),
])

/** Areas without activities are left out, because customers could not complete the page of such an area. */
const ReadAreas = readAs(WireAreas, Areas, (wire) => {
  const groups = "rooms" in wire ? wire : { rooms: wire[0], activities: wire[1] }
  const options = Object.fromEntries(
    Object.entries(groups.activities.options).map(([area, list]) => [area, once(list)]),
  )
  return {
    rooms: { options: once(groups.rooms.options).filter(({ value }) => (options[value] ?? []).length > 0) },
    activities: { options },
  }
})

const groupOf = <O extends { readonly value: string }>(group: {
  readonly options: { readonly value: Schema.Codec<O, unknown> }
}) =>
  readAs(
    Schema.Struct({
      title: Schema.optionalKey(Schema.String),
      options: readableList("options of the energy form", group.options.value),
    }),
    Schema.Unknown,
    ({ options, ...rest }) => ({ ...rest, options: once(options) }),
  )

const { incentives, objecttype, partners } = EnergyConfig.fields.optionsGroups.fields

/** Options with values that the shop does not know are left out. */
const ReadEnergy = readAs(
  Schema.Struct({
    optionsGroups: Schema.Struct({
      objecttype: groupOf(objecttype.fields),
      partners: groupOf(partners.fields),
      incentives: groupOf(incentives.fields),
    }),
    texts: EnergyConfig.fields.texts,
  }),
  EnergyConfig,
  (wire) => wire,
)

/** The form configurations of any backend that follows the specs. Unreadable options are left out. */
export const FormsReading = formsGroup({
  markets: Schema.Struct({ markets: ReadMarkets }),
  areas: ReadAreas,
  energy: Schema.Struct({ energetictransformation: ReadEnergy }),
})
