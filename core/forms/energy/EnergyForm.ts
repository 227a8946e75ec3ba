import * as Schema from "effect/Schema"

import { ChosenMarket, notOffered, ContactData, FormField } from "../ContactData.ts"

export const Property = Schema.Literals(["house-owner", "apartment-owner", "renter"]).annotate(notOffered)
export type Property = typeof Property.Type

export const Partner = Schema.Literals(["hansetherm", "otovo", "fuchsundeule", "varm"]).annotate(notOffered)
export type Partner = typeof Partner.Type

export const Incentive = Schema.Literals(["coupon", "black-loyalty-card"]).annotate(notOffered)
export type Incentive = typeof Incentive.Type

/**
 * The answers and the current step (0 to 6) of the energy form (forms and markets 3.3). `concent` is the
 * spelling of the specification.
 * @stability unstable
 * @example
 * import { emptyContactData } from "@heimwerk/core/forms"
 * import { EnergyForm } from "@heimwerk/core/forms/energy"
 *
 * const form = EnergyForm.make({
 *   step: 1,
 *   marketId: "",
 *   marketName: "",
 *   userData: emptyContactData,
 *   selectedProperty: "house-owner",
 *   selectedServices: ["otovo"],
 *   concent: false,
 *   errors: [],
 * })
 * form.selectedServices // => ["otovo"]
 */
export class EnergyForm extends Schema.Opaque<EnergyForm>()(
  Schema.Struct({
    step: Schema.Int,
    marketId: ChosenMarket,
    marketName: Schema.String,
    userData: ContactData,
    selectedProperty: Schema.Union([Schema.Literal(""), Property]).annotate(notOffered),
    selectedServices: Schema.Array(Partner),
    concent: Schema.Boolean,
    errors: Schema.Array(FormField),
  }),
) {}
