import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

/** Answer of a server that runs. Says nothing about its database. */
const Live = Schema.Struct({ status: Schema.Literal("ok") })

/** Answer of a server that is ready for visitors. `maintenance`: the shop is closed on purpose. */
const Ready = Schema.Struct({ status: Schema.Literals(["ok", "maintenance"]) })

/** Answer of a server that must get no visitors: one of its probes failed, or it shuts down. */
const NotReady = Schema.Struct({ status: Schema.Literal("degraded") }).pipe(HttpApiSchema.status(503))

/**
 * The checks of load balancers and supervisors. A server that is not live must be restarted; one that is not ready
 * must get no visitors. The paths are our choice.
 */
export class HealthApi extends HttpApiGroup.make("health").add(
  HttpApiEndpoint.get("live", "/health/live", { success: Live }),
  HttpApiEndpoint.get("ready", "/health", { success: Ready, error: NotReady }),
) {}
