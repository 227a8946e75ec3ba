import { Effect, Logger } from "effect"

/** Collects an effect's log messages in `lines` as `Warn: text` instead of printing them. */
export const logTo = (lines: Array<string>) =>
  Effect.provide(
    Logger.layer([
      Logger.make(({ logLevel, message }) => {
        const [text] = Array.isArray(message) ? message : [message]
        lines.push(`${logLevel}: ${String(text)}`)
      }),
    ]),
  )
