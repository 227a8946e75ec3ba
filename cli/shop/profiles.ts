import { existsSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
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
const nearestFile = (folder: string): string | undefined => {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const file = join(at, fileName)
    if (existsSync(file)) return file
    if (dirname(at) === at) return undefined
  }
}

/**
 * Reads the nearest `heimwerk.config.json` in the working directory or its parents. Returns `undefined` if
 * there is no such file. If the file is invalid, the error names the file and the path of the wrong value.
 */
export const readProfiles = Effect.gen(function* () {
  const { folder } = yield* Surroundings
  const file = nearestFile(folder)
  if (file === undefined) return undefined
  const text = yield* Effect.try({
    try: () => readFileSync(file, "utf8"),
    catch: () => new NoAnswer({ message: `„${file}“ ist nicht lesbar.` }),
  })
  return yield* Effect.mapError(decode(text), ({ issue }) => {
    const [first] = format(issue).issues
    const path = (first?.path ?? []).map(String).join(".")
    const place = path === "" ? "Es muss JSON mit „profiles“ sein." : `Falsch ist „${path}“.`
    return new NoAnswer({
      message: `„${file}“ ist nicht gültig. ${place} Gültig ist zum Beispiel: {"default":"test","profiles":{"test":{"origin":"https://shop.example"}}}`,
    })
  })
})
