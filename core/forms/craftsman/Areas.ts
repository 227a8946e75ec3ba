import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

const filled = Schema.NonEmptyString.annotate({ message: "Hier fehlt der Text." })

const Option = Schema.Struct({
  value: filled,
  title: filled,
  description: Schema.optionalKey(Schema.String),
})
type Option = typeof Option.Type

const once = (message: string) =>
  Schema.makeFilter(
    (options: ReadonlyArray<Option>) =>
      new Set(options.map(({ value }) => value)).size === options.length || message,
  )

/** An area of the home with its possible activities. */
const Area = Schema.Struct({
  ...Option.fields,
  activities: Schema.Array(Option).check(
    Schema.isMinLength(1, { message: "Für diesen Bereich fehlen die Arbeiten." }),
    once("Eine Arbeit steht doppelt da."),
  ),
})
export type Area = typeof Area.Type

const Rooms = Schema.Struct({ options: Schema.Array(Option) })
/** The activities of each area of the home, by the area's value. */
const Activities = Schema.Struct({ options: Schema.Record(Schema.String, Schema.Array(Option)) })

const Remote = Schema.Union([
  Schema.Struct({ rooms: Rooms, activities: Activities }),
  Schema.Array(
    Schema.Union([
      Schema.Struct({ id: Schema.Literal("rooms"), ...Rooms.fields }),
      Schema.Struct({ id: Schema.Literal("activities"), ...Activities.fields }),
    ]).annotate({ message: "Diesen Teil gibt es nicht." }),
  ),
]).annotate({ message: "Es fehlen die Bereiche." })

interface Groups {
  readonly rooms: ReadonlyArray<Option>
  /**
   * The activities by area. A map is safe even if an area has the name of an object property such as
   * `constructor`.
   */
  readonly activities: ReadonlyMap<string, ReadonlyArray<Option>>
}

const groupsOf = (remote: typeof Remote.Type): Groups => {
  if ("rooms" in remote) {
    return { rooms: remote.rooms.options, activities: new Map(Object.entries(remote.activities.options)) }
  }
  return {
    rooms: remote.flatMap((group) => (group.id === "rooms" ? group.options : [])),
    activities: new Map(
      remote.flatMap((group) => (group.id === "activities" ? Object.entries(group.options) : [])),
    ),
  }
}

/**
 * The areas of the craftsman form. The input is an object with the fields `rooms` and `activities`, or a list
 * of groups with these ids (forms and markets 7). Areas without activities are rejected, because customers
 * could not complete the page of such an area. Duplicate areas and activities are rejected too.
 */
export const Areas = Remote.pipe(
  Schema.decodeTo(
    Schema.Array(Area).check(
      Schema.isMinLength(1, { message: "Es fehlen die Bereiche." }),
      once("Ein Bereich steht doppelt da."),
    ),
    SchemaTransformation.transform({
      decode: (remote: typeof Remote.Type): ReadonlyArray<Area> => {
        const { activities, rooms } = groupsOf(remote)
        return rooms.map((room) => ({ ...room, activities: activities.get(room.value) ?? [] }))
      },
      encode: (areas: ReadonlyArray<Area>): typeof Remote.Type => ({
        rooms: { options: areas },
        activities: {
          options: Object.fromEntries(areas.map(({ activities, value }) => [value, activities])),
        },
      }),
    }),
  ),
)
