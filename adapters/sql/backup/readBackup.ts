import { createReadStream } from "node:fs"
import { createGunzip } from "node:zlib"

import { Effect, Schema } from "effect"

import { migrations } from "../migrate.ts"
import { BackupError } from "./BackupError.ts"
import { BackupLine } from "./format.ts"

/** Returns the error for a file that is missing, truncated or damaged. */
export const incomplete = (file: string, cause?: unknown) => {
  const message =
    BackupError.codeOf(cause) === "ENOENT"
      ? `Die Datei ${file} gibt es nicht.`
      : `Die Datei ${file} ist keine vollständige Sicherung. Es wurde nichts geändert.`
  return new BackupError({ message, cause })
}

/** Reads the lines of a backup, many at a time. A truncated or damaged file fails, because gzip has a checksum. */
export const linesOf = async function* (file: string) {
  const text = createGunzip()
  createReadStream(file)
    .once("error", (cause) => text.destroy(cause))
    .pipe(text)
  text.setEncoding("utf8")
  let rest = ""
  for await (const chunk of text) {
    const lines = `${rest}${String(chunk)}`.split("\n")
    rest = lines.pop() ?? ""
    yield lines
  }
}

/** Decodes a line of a backup that begins with `#`. */
export const decodeLine = (file: string, line: string) =>
  Schema.decodeUnknownEffect(Schema.fromJsonString(BackupLine))(line.slice(1)).pipe(
    Effect.mapError((cause) => incomplete(file, cause)),
  )

const firstAndLastLine = async (file: string): Promise<readonly [string, string]> => {
  let first: string | undefined
  let last = ""
  for await (const lines of linesOf(file)) {
    first ??= lines[0]
    last = lines.at(-1) ?? last
  }
  return [first ?? "", last]
}

/**
 * Reads a backup to its end without a database. Fails if the file is missing or truncated, or if it comes from a newer
 * version of the shop.
 */
export const checkBackup = Effect.fnUntraced(function* (file: string) {
  const [first, last] = yield* Effect.tryPromise({
    try: () => firstAndLastLine(file),
    catch: (cause) => incomplete(file, cause),
  })
  const header = yield* decodeLine(file, first)
  const end = yield* decodeLine(file, last)
  if (header.kind !== "heimwerk-backup" || end.kind !== "end") return yield* incomplete(file)
  if (header.migration > (migrations.at(-1)?.id ?? 0))
    return yield* new BackupError({
      message: `Die Sicherung ${file} stammt von einer neueren Version des Shops. Bitte mit dieser Version wiederherstellen.`,
    })
})
