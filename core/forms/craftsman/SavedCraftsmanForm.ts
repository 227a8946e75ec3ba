import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { decoder } from "../decoder.ts"
import type { InvalidFormData } from "../InvalidFormData.ts"
import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import { CraftsmanForm } from "./CraftsmanForm.ts"
import { pageOf } from "./pages.ts"
import { settled } from "./steps.ts"

const decode = decoder(Schema.fromJsonString(CraftsmanForm))

/**
 * The text the session storage keeps (forms and markets 4.1; DESIGN decision 11). `undefined` on the completion: then what
 * is kept has to be removed, because the request was sent.
 */
export const saveCraftsmanForm = (config: CraftsmanConfig, form: CraftsmanForm): string | undefined =>
  pageOf(config, form).kind === "completion" ? undefined : JSON.stringify(form)

/**
 * The form as it was saved, or what is wrong with the text. When the configuration has changed meanwhile, the form goes back
 * to the first page whose condition does not hold any more.
 */
export const restoreCraftsmanForm = (
  config: CraftsmanConfig,
  text: string,
): Result.Result<CraftsmanForm, InvalidFormData> => Result.map(decode(text), (form) => settled(config, form))
