import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FileSystem from "effect/FileSystem"
import * as Path from "effect/Path"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

import { NoAnswer } from "../errors.ts"

/** Environment variables and working directory of the program. */
export const Surroundings = Context.Reference<{
  readonly env: Readonly<Record<string, string | undefined>>
  readonly folder: string
}>("cli/Surroundings", { defaultValue: () => ({ env: process.env, folder: process.cwd() }) })

const fileName = "heimwerk.config.json"

/**
 * The content of `heimwerk.config.json`: shops by name, and the name of the shop that is asked by default.
 */
const Profiles = Schema.Struct({
  default: Schema.optionalKey(Schema.String),
  profiles: Schema.Record(Schema.String, Schema.Struct({ origin: Schema.String })),
})
export type Profiles = typeof Profiles.Type

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Profiles), { onExcessProperty: "error" })
const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Returns the nearest settings file in a folder or its parents, or `undefined`. */
const nearestFile = Effect.fnUntraced(function* (folder: string) {
  const files = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const file = path.join(at, fileName)
    if (yield* Effect.orElseSucceed(files.exists(file), () => false)) return file
    if (path.dirname(at) === at) return undefined
  }
})

/**
 * Reads the nearest `heimwerk.config.json` in the working directory or its parents. Returns `undefined` if
 * there is no such file. If the file is invalid, the error names the file and the path of the wrong value.
 */
export const readProfiles = Effect.gen(function* () {
  const { folder } = yield* Surroundings
  const file = yield* nearestFile(folder)
  if (file === undefined) return undefined
  const files = yield* FileSystem.FileSystem
  const text = yield* Effect.mapError(
    files.readFileString(file),
    () => new NoAnswer({ message: `„${file}“ ist nicht lesbar.` }),
  )
  return yield* Effect.mapError(decode(text), ({ issue }) => {
    const [first] = format(issue).issues
    const path = (first?.path ?? []).map(String).join(".")
    const place = path === "" ? "Es muss JSON mit „profiles“ sein" : `Falsch ist „${path}“`
    return new NoAnswer({
      message: `„${file}“ ist nicht gültig. ${place}, zum Beispiel: {"default":"test","profiles":{"test":{"origin":"https://shop.example"}}}`,
    })
  })
})
