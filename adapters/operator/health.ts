import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

const Details = Schema.Struct({
  status: Schema.Literals(["ok", "degraded", "maintenance"]),
  /** Product, version and address of the database. */
  database: Schema.String,
  /** The kinds of crash that confirmed changes survive. */
  durability: Schema.String,
  /** The replicas of the database (ADR 0088). Absent in answers of older shops. */
  replicas: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        name: Schema.String,
        isUsed: Schema.Boolean,
        lagMillis: Schema.optionalKey(Schema.Finite),
        problem: Schema.optionalKey(Schema.String),
      }),
    ),
  ),
  probes: Schema.Array(Schema.Struct({ name: Schema.String, isOk: Schema.Boolean, detail: Schema.String })),
})

/** The readiness of the shop with the result of each probe. */
export class HealthDetailsApi extends HttpApiGroup.make("health").add(
  HttpApiEndpoint.get("details", "/health", { success: Details }),
) {}
