/**
 * A difference between two shops. `origin` or `against` is null if that shop does not have the record or the
 * field.
 */
export interface Difference {
  /** German name of the area: `Märkte`. */
  readonly area: string
  /** Id of the market, article or category, or the request in the OpenAPI document: `GET /public/api/markets`. */
  readonly id: string
  /** Path of the field; empty if a whole record is missing. */
  readonly field: string
  readonly origin: string | null
  readonly against: string | null
}

/** Texts of a record by the path of their field. */
export type Fields = ReadonlyMap<string, string>

/** The records of one area by their ids. */
export type Records = ReadonlyMap<string, Fields>

const named = (fields: Fields | undefined): string | null =>
  fields === undefined ? null : ([...fields.values()][0] ?? "")

/**
 * Compares the records of two shops, by id and then by field. A record that only one shop has counts as one
 * difference.
 */
export const differencesIn = (area: string, origin: Records, against: Records): ReadonlyArray<Difference> =>
  [...new Set([...origin.keys(), ...against.keys()])].flatMap((id) => {
    const [here, there] = [origin.get(id), against.get(id)]
    if (here === undefined || there === undefined)
      return [{ area, id, field: "", origin: named(here), against: named(there) }]
    return [...new Set([...here.keys(), ...there.keys()])]
      .filter((field) => here.get(field) !== there.get(field))
      .map((field) => ({
        area,
        id,
        field,
        origin: here.get(field) ?? null,
        against: there.get(field) ?? null,
      }))
  })
