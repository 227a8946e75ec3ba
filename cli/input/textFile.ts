import { createReadStream } from "node:fs"

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { errorCode } from "./errorCode.ts"

/** Text that commands read instead of standard input. `undefined` selects standard input itself. */
export const StandardInput = Context.Reference<string | undefined>("cli/StandardInput", {
  defaultValue: () => undefined,
})

/** Returns the name of an input file in messages. `-` is standard input. */
export const inputName = (file: string): string => (file === "-" ? "Die Eingabe" : `„${file}“`)

/** Maximum size of an input in characters. Every body that the shop accepts is smaller: at most 64 KiB. */
const maxInputLength = 1_000_000

/** Reads a text. Returns `undefined` as soon as it has more than 1,000,000 characters. */
const shortText = async (source: AsyncIterable<Uint8Array>): Promise<string | undefined> => {
  const decoder = new TextDecoder()
  let text = ""
  for await (const bytes of source) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > maxInputLength) return undefined
  }
  return text + decoder.decode()
}

/** Says why a file cannot be read, according to the error of the operating system. */
const unreadable = (file: string, cause: unknown): string => {
  const code = errorCode(cause)
  if (code === "ENOENT") return `Die Datei „${file}“ gibt es nicht.`
  if (code === "EISDIR") return `„${file}“ ist ein Ordner. Bitte eine Datei angeben.`
  return `${inputName(file)} ist nicht lesbar. Bitte ihre Rechte prüfen.`
}

/** Reads a text file, or standard input if the name is `-`. An input of more than 1,000,000 characters is refused. */
export const readText = Effect.fnUntraced(function* (file: string) {
  const given = file === "-" ? yield* StandardInput : undefined
  if (given !== undefined) return given
  const text = yield* Effect.tryPromise({
    try: () => shortText(file === "-" ? process.stdin : createReadStream(file)),
    catch: (cause) => new NoAnswer({ message: unreadable(file, cause) }),
  })
  if (text !== undefined) return text
  return yield* new NoAnswer({
    message: `${inputName(file)} ist zu groß. Höchstens 1.000.000 Zeichen sind möglich.`,
  })
})
