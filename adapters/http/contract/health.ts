import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

/**
 * State of the shop. `degraded`: the database is unavailable. `maintenance`: the shop is closed on purpose.
 */
export const Health = Schema.Struct({
  status: Schema.Literals(["ok", "degraded", "maintenance"]),
  database: Schema.String,
  durability: Schema.String,
})
export type Health = typeof Health.Type

/** Endpoint of the health check, for load balancers and operators. The path is our choice. */
export class HealthApi extends HttpApiGroup.make("health").add(
  HttpApiEndpoint.get("check", "/health", { success: Health }),
) {}
