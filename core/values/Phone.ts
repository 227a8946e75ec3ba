import * as Schema from "effect/Schema"

import { isPhone } from "../forms/isPhone.ts"

/** A telephone number (forms and markets 5.1). */
export const Phone = Schema.String.check(
  Schema.makeFilter((text: string) => isPhone(text) || "Bitte gib eine Telefonnummer an"),
).pipe(Schema.brand("Phone"))

export type Phone = typeof Phone.Type
