import { Effect } from "effect"

import { Draining } from "../http/Draining.ts"
import { Maintenance } from "../maintenance/Maintenance.ts"
import { type Probe, Readiness } from "./Readiness.ts"

const noProbes: ReadonlyArray<Probe> = []

/**
 * Returns the state of the server with its probes. During maintenance nothing is probed: the load balancer
 * must keep sending visitors to this server, because they get the maintenance page. A server that shuts down
 * is `degraded`.
 */
export const makeServerState = Effect.gen(function* () {
  const { probes } = yield* Readiness
  const draining = yield* Draining
  const maintenance = yield* Maintenance
  return Effect.gen(function* () {
    if (draining.now()) return { status: "degraded" as const, probes: noProbes }
    if (yield* maintenance.isOn) return { status: "maintenance" as const, probes: noProbes }
    const results = yield* probes
    const isReady = results.every(({ isOk }) => isOk)
    return { status: isReady ? ("ok" as const) : ("degraded" as const), probes: results }
  })
})
