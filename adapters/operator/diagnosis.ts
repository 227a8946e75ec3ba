import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

const Diagnosis = Schema.Struct({
  /** Address of the shop for visitors, for example `https://shop.example`. */
  origin: Schema.String,
  /** The queued mails. Absent if the database does not answer. */
  mails: Schema.optionalKey(
    Schema.Struct({
      waiting: Schema.Int,
      /** Number of the waiting mails that only their mailbox refuses. Absent in answers of older shops. */
      refused: Schema.optionalKey(Schema.Int),
      /** The oldest of the others was queued at this time or earlier, in epoch milliseconds. Null without others. */
      oldest: Schema.NullOr(Schema.Int),
    }),
  ),
  /**
   * Time of the last complete backup, in epoch milliseconds. Null before the first backup, absent if the database does
   * not answer.
   */
  backup: Schema.optionalKey(Schema.NullOr(Schema.Int)),
})
export type Diagnosis = typeof Diagnosis.Type

/** The ids of the markets and articles whose rows in the database cannot be read. */
const Unreadable = Schema.Struct({
  markets: Schema.Array(Schema.String),
  articles: Schema.Array(Schema.String),
})

const Damage = Schema.Struct({
  /** Result of the extension amcheck. `missing`: it does not exist, or the shop's user may not use it. */
  indexes: Schema.Struct({
    state: Schema.Literals(["ok", "damaged", "missing"]),
    checked: Schema.Int,
    /** Damaged indexes, or why nothing was checked. One English line each. */
    problems: Schema.Array(Schema.String),
  }),
  unreadable: Unreadable,
})
export type Damage = typeof Damage.Type

/**
 * Endpoints for facts about a running shop that cannot be checked from outside. `damage` reads the whole
 * database and takes seconds.
 */
export class DiagnosisApi extends HttpApiGroup.make("diagnosis").add(
  HttpApiEndpoint.get("details", "/diagnosis", { success: Diagnosis }),
  HttpApiEndpoint.get("damage", "/diagnosis/damage", { success: Damage }),
) {}
