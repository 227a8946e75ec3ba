import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import { AreaOptions } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import type { CraftsmanSubmission } from "@heimwerk/core/forms/craftsman/submission.ts"
import { Incentive, Partner, Property } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import type { EnergySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import { contactFieldNames, energyFieldNames, marketFieldName } from "@heimwerk/core/forms/payload.ts"
import { ValidContact } from "@heimwerk/core/forms/ValidContact.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Schema from "effect/Schema"
import * as Struct from "effect/Struct"
import { HttpApiSchema } from "effect/http-api"

import { maxTokenLength } from "../botCheck.ts"

const contactNames = { ...contactFieldNames, marketId: marketFieldName } as const

/** Maximum number of areas in a craftsman request. */
const maxAreas = 50

const token = Schema.NonEmptyString.check(Schema.isMaxLength(maxTokenLength))
const listed = <Value extends string>(value: Schema.Codec<Value>) =>
  Schema.Array(value).check(Schema.isMaxLength(10))

/**
 * The body of a craftsman request (forms and markets 3.2). `rooms` is JSON, because form encoding has no
 * nesting.
 */
export class CraftsmanBody extends Schema.Opaque<CraftsmanBody>()(
  Schema.Struct({
    ...ValidContact.fields,
    marketId: MarketId,
    rooms: Schema.fromJsonString(Schema.Array(AreaOptions).check(Schema.isMaxLength(maxAreas))),
    id: Schema.Literal("craftsmanservice"),
    token,
  }).pipe(Schema.encodeKeys(contactNames), HttpApiSchema.asFormUrlEncoded()),
) {}

/** The body of an energy request (forms and markets 3.3). */
export class EnergyBody extends Schema.Opaque<EnergyBody>()(
  Schema.Struct({
    ...ValidContact.fields,
    marketId: MarketId,
    property: Property,
    terms: Schema.Literals(["1", "0"]),
    partners: Schema.optionalKey(listed(Partner)),
    incentives: Schema.optionalKey(listed(Incentive)),
    id: Schema.Literal("energetictransformation"),
    token,
  }).pipe(Schema.encodeKeys({ ...contactNames, ...energyFieldNames }), HttpApiSchema.asFormUrlEncoded()),
) {}

/**
 * Decodes the contact data from the body of either form. The keys have the order of `ValidContact`, because the
 * fingerprint of a request is the hash of its JSON: another order would refuse a retry across an upgrade.
 */
const contactOf = (body: typeof CraftsmanBody.Type | typeof EnergyBody.Type): ValidContact =>
  Struct.pick(body, contactFields)

/** Decodes a craftsman request from its body. */
export const fromCraftsmanBody = (body: typeof CraftsmanBody.Type): CraftsmanSubmission => ({
  contact: contactOf(body),
  marketId: body.marketId,
  rooms: body.rooms,
  token: body.token,
})

/** Decodes an energy request from its body. A missing list becomes empty. */
export const fromEnergyBody = (body: typeof EnergyBody.Type): EnergySubmission => ({
  contact: contactOf(body),
  marketId: body.marketId,
  property: body.property,
  terms: body.terms === "1",
  partners: body.partners ?? [],
  incentives: body.incentives ?? [],
  token: body.token,
})
