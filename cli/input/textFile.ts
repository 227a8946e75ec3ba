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

/** Maximum size of an input in characters. The shop accepts bodies of 64 KiB. */
const maxInputLength = 1_000_000

/** Reads a text file, or standard input if the name is `-`. An input of more than 1,000,000 characters is refused. */
export const readText = Effect.fnUntraced(
  function* (file: string) {
    const given = file === "-" ? yield* StandardInput : undefined
    if (given !== undefined) return given
    const bytes = file === "-" ? (yield* Stdio.Stdio).stdin : (yield* FileSystem.FileSystem).stream(file)
    return yield* Stream.runFoldEffect(
      Stream.decodeText(bytes),
      () => "",
      (text, part) =>
        text.length + part.length > maxInputLength
          ? Effect.fail(
              new NoAnswer({ message: `${inputName(file)} ist zu groß. Höchstens 1 MB ist möglich.` }),
            )
          : Effect.succeed(text + part),
    )
  },
  (read, file) =>
    Effect.mapError(read, (error) =>
      error instanceof NoAnswer ? error : new NoAnswer({ message: `${inputName(file)} ist nicht lesbar.` }),
    ),
)
