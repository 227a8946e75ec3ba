import { Data } from "effect"

/** Why the database could not be opened. */
export type StartFailure =
  | "UnreadableUrl"
  | "Unreachable"
  | "LoginRefused"
  | "UnknownDatabase"
  | "NoTls"
  | "UntrustedCertificate"
  | "TooManyConnections"
  | "NotReady"
  | "TooOld"
  | "FsyncOff"
  | "Locked"
  | "NotWritable"
  | "WrongUser"
  | "Damaged"
  | "Emptied"

/**
 * The configured database cannot be used. `message` is one English line for the operator, without secrets.
 * The shop never falls back to another database.
 */
export class StartError extends Data.TaggedError("StartError")<{
  readonly reason: StartFailure
  readonly message: string
  /** With `WrongUser`: the user id of the owner of the data. */
  readonly owner?: number
  readonly cause?: unknown
}> {}
