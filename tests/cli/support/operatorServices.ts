import { Readiness } from "@heimwerk/server/health/Readiness.ts"
import { Draining, makeDraining } from "@heimwerk/server/http/Draining.ts"
import { Maintenance } from "@heimwerk/server/maintenance/Maintenance.ts"
import { Effect, Layer } from "effect"

/** The services that the operator interface needs, for a shop that is open and has no probes. */
export const operatorServices = Layer.mergeAll(
  Layer.sync(Draining, makeDraining),
  Layer.succeed(Maintenance, { isOn: Effect.succeed(false) }),
  Layer.succeed(Readiness, { probes: Effect.succeed([]) }),
)
