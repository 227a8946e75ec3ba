import { ChosenMarket, ContactData } from "@heimwerk/core/forms/ContactData.ts"
import { decoder } from "@heimwerk/core/forms/decoder.ts"
import { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { FeedbackType } from "@heimwerk/core/feedback/Feedback.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const text = Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed("")))
const texts = Schema.Array(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))
const market = ChosenMarket.pipe(Schema.withDecodingDefaultKey(Effect.succeed("" as const)))

/** Contact data in an input file. Every field is optional. */
const person = ContactData.pipe(Schema.withDecodingDefaultKey(Effect.succeed({})))

const token = Schema.optionalKey(Schema.NonEmptyString)

/**
 * Decodes a craftsman form from the format in which the page stores it (forms and markets 3.1). Every field
 * is optional, except the area of an entry in `selectedRoomOptions`.
 */
export const readCraftsman = decoder(
  Schema.Struct({
    marketId: market,
    userData: person,
    roomIdsSelected: Schema.optionalKey(Schema.Array(Schema.String)),
    selectedRoomOptions: Schema.Array(
      Schema.Struct({ area: Schema.String, activities: texts, message: text }),
    ).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
    token,
  }),
)

const { selectedProperty, selectedServices } = EnergyForm.fields

/**
 * Decodes an energy form from the format in which the page stores it (forms and markets 3.3). Every field is
 * optional.
 */
export const readEnergy = decoder(
  Schema.Struct({
    marketId: market,
    userData: person,
    selectedProperty: selectedProperty.pipe(Schema.withDecodingDefaultKey(Effect.succeed("" as const))),
    selectedServices: selectedServices.pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
    concent: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
    token,
  }),
)

/** Decodes feedback from an input file (storefront 3). */
export const readFeedback = decoder(
  Schema.Struct({
    type: Schema.optionalKey(
      FeedbackType.annotate({ message: `Bitte eine Art angeben: ${FeedbackType.literals.join(", ")}.` }),
    ),
    message: text,
    source: Schema.optionalKey(Schema.String),
    environment: Schema.NonEmptyString.pipe(Schema.withDecodingDefaultKey(Effect.succeed("prod"))),
    token,
  }),
)
