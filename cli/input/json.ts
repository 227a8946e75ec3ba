import * as Effect from "effect/Effect"
import * as FileSystem from "effect/FileSystem"
import * as Stdio from "effect/Stdio"
import * as Stream from "effect/Stream"

import { NoAnswer } from "../errors.ts"

const unreadable = (file: string) =>
  new NoAnswer({ message: file === "-" ? "Die Eingabe ist nicht lesbar." : `„${file}“ ist nicht lesbar.` })

const textOf = Effect.fnUntraced(function* (file: string) {
  if (file === "-") {
    const stdio = yield* Stdio.Stdio
    return yield* Stream.mkString(Stream.decodeText(stdio.stdin))
  }
  return yield* (yield* FileSystem.FileSystem).readFileString(file)
})

/** Reads a JSON file, or standard input if the name is `-`. */
export const readJson = Effect.fnUntraced(function* (file: string) {
  const text = yield* Effect.mapError(textOf(file), () => unreadable(file))
  return yield* Effect.try({
    try: (): unknown => JSON.parse(text.replace(/^\uFEFF/u, "")),
    catch: () =>
      new NoAnswer({
        message: `${file === "-" ? "Die Eingabe" : `„${file}“`} enthält kein JSON.`,
      }),
  })
})
