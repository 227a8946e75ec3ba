import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import * as SchemaTransformation from "effect/SchemaTransformation"

import { Cents } from "./Cents.ts"
import { formatCents, parseGermanMoney } from "./germanMoney.ts"
import { toCents } from "./toCents.ts"

/**
 * Decodes a German amount such as `1.234,56 €` to cents (storefront 5, German prices).
 * @stability stable
 * @example
 * import { CentsFromGerman } from "@heimwerk/core/values"
 * import * as Schema from "effect/Schema"
 *
 * Schema.decodeUnknownSync(CentsFromGerman)("1.234,56 €") // => 123456
 */
export const CentsFromGerman = Schema.String.pipe(
  Schema.decodeTo(
    Cents,
    SchemaTransformation.transformEffect({
      decode: (text: string) => {
        const cents = parseGermanMoney(text)
        return cents === undefined
          ? Effect.fail(
              new SchemaIssue.InvalidValue({ message: "Bitte einen Betrag wie 1.234,56 € eingeben." }),
            )
          : Effect.succeed<number>(cents)
      },
      encode: (cents: number) => Effect.succeed(formatCents(toCents(cents))),
    }),
  ),
)
