import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FileSystem from "effect/FileSystem"
import * as Stdio from "effect/Stdio"
import * as Stream from "effect/Stream"

import { NoAnswer } from "../errors.ts"

/** Text that commands read instead of standard input. `undefined` selects standard input itself. */
export const StandardInput = Context.Reference<string | undefined>("cli/StandardInput", {
  defaultValue: () => undefined,
})

/** Returns the name of an input file in messages. `-` is standard input. */
export const inputName = (file: string): string => (file === "-" ? "Die Eingabe" : `„${file}“`)

/** Reads a text file, or standard input if the name is `-`. */
export const readText = Effect.fnUntraced(
  function* (file: string) {
    if (file !== "-") return yield* (yield* FileSystem.FileSystem).readFileString(file)
    const given = yield* StandardInput
    if (given !== undefined) return given
    const stdio = yield* Stdio.Stdio
    return yield* Stream.mkString(Stream.decodeText(stdio.stdin))
  },
  (read, file) =>
    Effect.mapError(read, () => new NoAnswer({ message: `${inputName(file)} ist nicht lesbar.` })),
)
