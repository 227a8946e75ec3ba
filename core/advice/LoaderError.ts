import * as Data from "effect/Data"

const messages = {
  NO_CONSENT: "Für diesen Service benötigen wir deine Zustimmung.",
  ALREADY_INITIALISED: "Dieser Service ist bereits gestartet.",
  NOT_LOADED: "Dieser Service ist noch nicht bereit. Bitte versuche es gleich noch einmal.",
} as const

/**
 * Why a third-party service was not loaded or started (storefront 4, loaders; forms and markets 4.8 and 8).
 */
export type LoaderErrorReason = keyof typeof messages

/** A third-party service was not loaded or started. Services that are already loaded are not affected. */
export class LoaderError extends Data.TaggedError("LoaderError")<{ readonly reason: LoaderErrorReason }> {
  override get message() {
    return messages[this.reason]
  }
}
