import { Data } from "effect"

/** Why a backup cannot be written or restored. `message` is one English line for the operator. */
export class BackupError extends Data.TaggedError("BackupError")<{
  readonly message: string
  readonly cause?: unknown
}> {}
