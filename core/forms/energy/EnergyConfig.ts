import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { decoder } from "../decoder.ts"
import type { InvalidFormData } from "../InvalidFormData.ts"
import { Incentive, Partner, Property } from "./EnergyForm.ts"

/** One option of a screen of the energy form. */
export interface EnergyOption<Value> {
  readonly value: Value
  readonly title: string
  readonly description?: string
  readonly icon?: { readonly src: string; readonly alt: string }
}

/**
 * Makes the schema of a group of options. Rejects an empty group, and two options with the same value,
 * because choosing one of them chooses both.
 */
const group = <Value extends string>(value: Schema.Codec<Value>) =>
  Schema.Struct({
    /** Question that the screen asks. */
    title: Schema.optionalKey(Schema.String),
    options: Schema.Array(
      Schema.Struct({
        value,
        title: Schema.NonEmptyString.annotate({ message: "Hier fehlt der Titel." }),
        description: Schema.optionalKey(Schema.String),
        icon: Schema.optionalKey(Schema.Struct({ src: Schema.String, alt: Schema.String })),
      }),
    ).check(
      Schema.isMinLength(1, { message: "Hier fehlt die Auswahl." }),
      Schema.makeFilter(
        (options: ReadonlyArray<{ readonly value: Value }>) =>
          new Set(options.map((option) => option.value)).size === options.length ||
          "Eine Auswahl steht doppelt da.",
      ),
    ),
  })

/**
 * Options and texts of the energy form (forms and markets 3.3, remote config).
 * @stability stable
 * @example
 * import { EnergyConfig } from "@heimwerk/core/forms/energy"
 *
 * const titles = ({ optionsGroups }: EnergyConfig) => optionsGroups.partners.options.map(({ title }) => title)
 * titles({
 *   optionsGroups: {
 *     objecttype: { options: [{ value: "house-owner", title: "Haus" }] },
 *     partners: { options: [{ value: "otovo", title: "Photovoltaik" }] },
 *     incentives: { options: [{ value: "coupon", title: "Coupon" }] },
 *   },
 *   texts: { intro: "", terms: "", coupon: "", "black-loyalty-card": "" },
 * }) // => ["Photovoltaik"]
 */
export class EnergyConfig extends Schema.Opaque<EnergyConfig>()(
  Schema.Struct({
    optionsGroups: Schema.Struct({
      objecttype: group(Property),
      partners: group(Partner),
      incentives: group(Incentive),
    }),
    texts: Schema.Struct({
      intro: Schema.String,
      terms: Schema.String,
      coupon: Schema.String,
      "black-loyalty-card": Schema.String,
    }),
  }),
) {}

const decode = decoder(Schema.Struct({ energetictransformation: EnergyConfig }))

/**
 * Decodes the response of `fileadmin/uniform/energetictransformation.json` (forms and markets 7).
 * @stability stable
 * @example
 * import { decodeEnergyConfig } from "@heimwerk/core/forms/energy"
 * import * as Result from "effect/Result"
 *
 * const decoded = decodeEnergyConfig({})
 * Result.isFailure(decoded) && decoded.failure.problems.length // => 1
 */
export const decodeEnergyConfig = (input: unknown): Result.Result<EnergyConfig, InvalidFormData> =>
  Result.map(decode(input), ({ energetictransformation }) => energetictransformation)
