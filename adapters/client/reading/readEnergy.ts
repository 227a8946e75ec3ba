import type { EnergyConfig, EnergyOption } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import type { Incentive, Partner, Property } from "@heimwerk/core/forms/energy/EnergyForm.ts"

import { valuesOf } from "./plain/isObject.ts"
import { once } from "./readCraftsman.ts"
import { converted, filledText, list, oneOf, optional, type Read, struct, text } from "./Read.ts"

type Groups = EnergyConfig["optionsGroups"]
type Icon = NonNullable<EnergyOption<string>["icon"]>

const shared = {
  title: filledText,
  description: optional(text),
  icon: optional(struct<Icon>({ src: text, alt: text })),
}

/** Reads the options of a group. Leaves out options that the shop does not know, and repeated ones. */
const optionsOf =
  <O extends { readonly value: string }>(option: Read<O>): Read<ReadonlyArray<O>> =>
  (raw, report) =>
    once(list("options of the energy form", option)(raw, report))

/** Reads the options and texts of the energy form. */
export const readEnergy: Read<EnergyConfig> = converted(
  (raw) => valuesOf(raw)["energetictransformation"],
  struct<EnergyConfig>({
    optionsGroups: struct<Groups>({
      objecttype: struct<Groups["objecttype"]>({
        title: optional(text),
        options: optionsOf(
          struct<EnergyOption<Property>>({
            value: oneOf("house-owner", "apartment-owner", "renter"),
            ...shared,
          }),
        ),
      }),
      partners: struct<Groups["partners"]>({
        title: optional(text),
        options: optionsOf(
          struct<EnergyOption<Partner>>({
            value: oneOf("hansetherm", "otovo", "fuchsundeule", "varm"),
            ...shared,
          }),
        ),
      }),
      incentives: struct<Groups["incentives"]>({
        title: optional(text),
        options: optionsOf(
          struct<EnergyOption<Incentive>>({ value: oneOf("coupon", "black-loyalty-card"), ...shared }),
        ),
      }),
    }),
    texts: struct<EnergyConfig["texts"]>({
      intro: text,
      terms: text,
      coupon: text,
      "black-loyalty-card": text,
    }),
  }),
)
