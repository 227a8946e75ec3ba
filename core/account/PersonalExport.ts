import * as Schema from "effect/Schema"

/**
 * All stored data of a person by table, without credentials. Tables without data are missing.
 * @stability stable
 * @example
 * import { PersonalExport } from "@heimwerk/core/account"
 *
 * const stored: PersonalExport = { address: [{ city: "Köln" }], wishlist_line: [] }
 * Object.keys(stored) // => ["address", "wishlist_line"]
 */
export const PersonalExport = Schema.Record(Schema.String, Schema.Array(Schema.Json))
export type PersonalExport = typeof PersonalExport.Type
