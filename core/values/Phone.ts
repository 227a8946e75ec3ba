import * as Schema from "effect/Schema"

import { contactMessages } from "./contactMessages.ts"
import { isPhone } from "./isPhone.ts"

/**
 * A telephone number (forms and markets 5.1).
 * @stability stable
 */
export const Phone = Schema.String.check(
  Schema.makeFilter((text: string) => isPhone(text) || contactMessages.phone),
).pipe(Schema.brand("Phone"))

export type Phone = typeof Phone.Type
