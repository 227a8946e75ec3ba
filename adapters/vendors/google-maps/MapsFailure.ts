import * as Data from "effect/Data"

/** A failed call of the maps service, with the reason for the log. Visitors never see it. */
export class MapsFailure extends Data.TaggedError("MapsFailure")<{ readonly message: string }> {}
