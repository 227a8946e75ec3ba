import { Context, type Effect } from "effect"

/** The result of one probe. The detail is for operators only. */
export interface Probe {
  readonly name: "disk" | "product" | "write"
  readonly isOk: boolean
  readonly detail: string
}

/** Probes whether the server can serve visitors. */
export class Readiness extends Context.Service<
  Readiness,
  {
    /** Runs all probes, at most once a second. */
    readonly probes: Effect.Effect<ReadonlyArray<Probe>>
  }
>()("server/Readiness") {}
