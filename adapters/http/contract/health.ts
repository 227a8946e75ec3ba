import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

/** Whether the shop can answer; `degraded` means that its database does not, `maintenance` that it is closed on purpose. */
export const Health = Schema.Struct({
  status: Schema.Literals(["ok", "degraded", "maintenance"]),
  database: Schema.String,
  durability: Schema.String,
})
export type Health = typeof Health.Type

/** For load balancers and operators (our choice of path). */
export class HealthApi extends HttpApiGroup.make("health").add(
  HttpApiEndpoint.get("check", "/health", { success: Health }),
) {}
