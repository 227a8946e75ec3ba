import * as Schema from "effect/Schema"

import { Incentive, Partner, Property } from "./EnergyForm.ts"

const group = <Value extends Schema.Top>(value: Value) =>
  Schema.Struct({
    options: Schema.Array(
      Schema.Struct({
        value,
        title: Schema.String,
        description: Schema.optionalKey(Schema.String),
        icon: Schema.optionalKey(Schema.Struct({ src: Schema.String, alt: Schema.String })),
      }),
    ),
  })

/** The answer of `fileadmin/uniform/energetictransformation.json` (forms and markets 3.3, 7). */
export const EnergyConfig = Schema.Struct({
  energetictransformation: Schema.Struct({
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
})
