import { Context, Effect } from "effect"

/** State of a replica at its last check. */
export interface ReplicaState {
  /** Host, port and database, without user and password. */
  readonly name: string
  /** Whether the replica answers public reads. */
  readonly isUsed: boolean
  /** Maximum time that the replica is behind the primary, in ms. Absent if unknown. */
  readonly lagMillis?: number
  /** Why the replica is not used, in English. */
  readonly problem?: string
}

/** The states of the replicas. By default there are none. */
export class ReplicaStates extends Context.Reference<Effect.Effect<ReadonlyArray<ReplicaState>>>(
  "adapters/sql/ReplicaStates",
  { defaultValue: () => Effect.succeed([]) },
) {}
