import { unknownError } from "@heimwerk/core/navigation/unknownError.ts"
import type { ErrorFields, ServerMessage } from "@heimwerk/core/values/errorFields.ts"
import * as Data from "effect/Data"

const reasons = {
  InvalidRequest: {
    status: 400,
    message: "Diese Anfrage konnten wir nicht lesen. Bitte prüfe deine Eingabe.",
  },
  CrossSite: {
    status: 403,
    message: "Diese Anfrage kommt nicht aus unserem Shop und wurde deshalb nicht ausgeführt.",
  },
  NotFound: { status: 404, message: "Diese Adresse gibt es bei uns nicht." },
  TooLarge: { status: 413, message: "Diese Anfrage ist zu groß." },
  UnsupportedMediaType: { status: 415, message: "Dieses Format nehmen wir nicht an." },
  InvalidValue: { status: 422, message: "Diese Anfrage konnten wir nicht lesen. Bitte prüfe deine Eingabe." },
  Internal: { status: 500, message: unknownError },
  Unavailable: {
    status: 503,
    message: "Der Shop ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} as const

/** An error of the HTTP interface that belongs to no port. It is the same for every endpoint. */
export class RequestError extends Data.TaggedError("RequestError")<
  ErrorFields<typeof reasons> & ServerMessage
> {
  static readonly reasons: typeof reasons = reasons

  override get message() {
    return this.answer ?? reasons[this.reason].message
  }
}
