import * as Schema from "effect/Schema"

import { ChosenMarket, ContactData, FormField } from "../ContactData.ts"

/** The chosen activities and the note of one area of the home. */
export class AreaOptions extends Schema.Opaque<AreaOptions>()(
  Schema.Struct({
    area: Schema.String,
    activities: Schema.Array(Schema.String),
    message: Schema.String,
  }),
) {}

/**
 * The answers and the current page of the craftsman form (forms and markets 3.1). The options of a deselected
 * area are kept in case it is chosen again, but they are not sent.
 * @stability unstable
 * @example
 * import { emptyContactData } from "@heimwerk/core/forms"
 * import { CraftsmanForm } from "@heimwerk/core/forms/craftsman"
 * import { MarketId } from "@heimwerk/core/values"
 *
 * const form = CraftsmanForm.make({
 *   page: 0,
 *   marketId: MarketId.make("520"),
 *   userData: emptyContactData,
 *   roomIdsSelected: [],
 *   selectedRoomOptions: [],
 *   errors: [],
 * })
 * form.marketId // => "520"
 */
export class CraftsmanForm extends Schema.Opaque<CraftsmanForm>()(
  Schema.Struct({
    page: Schema.Int,
    marketId: ChosenMarket,
    userData: ContactData,
    roomIdsSelected: Schema.Array(Schema.String),
    selectedRoomOptions: Schema.Array(AreaOptions),
    errors: Schema.Array(FormField),
  }),
) {}
