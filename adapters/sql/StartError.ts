import { Data } from "effect"

/** What keeps the database from being opened. */
export type StartFailure =
  "UnreadableUrl" | "Unreachable" | "TooOld" | "FsyncOff" | "Locked" | "NotWritable" | "Damaged"

/**
 * The database cannot be used as it was asked for. `message` is one line for the operator, in English and without
 * secrets; the shop never falls back to another database on its own.
 */
export class StartError extends Data.TaggedError("StartError")<{
  readonly reason: StartFailure
  readonly message: string
  readonly cause?: unknown
}> {}
