import { Console, Effect, Logger } from "effect"

import type { ServerConfig } from "../settings/config.ts"

/**
 * Prints lines about the start for the operator: as plain text, or as log lines if the log is JSON, so that standard
 * output has nothing else. The collector does not get them, because they contain addresses of this machine.
 */
export const printStart = (
  { logFormat }: Pick<ServerConfig, "logFormat">,
  lines: ReadonlyArray<string>,
): Effect.Effect<void> =>
  logFormat === "json"
    ? Effect.forEach(lines, (line) => Effect.logInfo(line), { discard: true }).pipe(
        Effect.provide(Logger.layer([Logger.consoleJson])),
      )
    : Console.log(lines.join("\n"))
