import { Effect, Logger } from "effect"

/** Writes what an effect logs into the list given, `Warn: what happened`, instead of to the console. */
export const logTo = (lines: Array<string>) =>
  Effect.provide(
    Logger.layer([
      Logger.make(({ logLevel, message }) => {
        const [text] = Array.isArray(message) ? message : [message]
        lines.push(`${logLevel}: ${String(text)}`)
      }),
    ]),
  )
