import { Data } from "effect"

/**
 * Why a backup cannot be written or restored. `message` says in German what happened and what to do, because
 * only the command line shows it.
 */
export class BackupError extends Data.TaggedError("BackupError")<{
  readonly message: string
  readonly cause?: unknown
}> {
  /** Returns the code of an error of the operating system, such as `ENOENT`, or an empty text. */
  static codeOf(cause: unknown): string {
    return typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""
  }
}
