import * as Data from "effect/Data"

/** Why the maps service could not be asked, or what it answered instead; for the log, never for visitors. */
export class MapsFailure extends Data.TaggedError("MapsFailure")<{ readonly message: string }> {}
