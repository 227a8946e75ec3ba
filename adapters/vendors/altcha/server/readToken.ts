import * as Base64 from "effect/encoding/Base64"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { Challenge, maxTokenLength } from "../../../http/contract/botCheck.ts"

const Solved = Schema.fromJsonString(
  Schema.Struct({
    challenge: Challenge,
    solution: Schema.Struct({ counter: Schema.Int, derivedKey: Schema.String }),
  }),
)

const decode = Schema.decodeUnknownOption(Solved)

/** Decodes a solved task, which a browser sends as base64 of JSON. Returns `undefined` for any other text. */
export const readToken = (token: string): typeof Solved.Type | undefined => {
  if (token.length > maxTokenLength) return undefined
  const text = Base64.decodeString(token)
  return Result.isFailure(text) ? undefined : Option.getOrUndefined(decode(text.success))
}
