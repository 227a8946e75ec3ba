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
 * The text for session storage (forms and markets 4.1; DESIGN decision 11). `undefined` on the completion
 * page: the request was sent, so the stored text has to be removed.
 */
export const saveCraftsmanForm = (config: CraftsmanConfig, form: CraftsmanForm): string | undefined =>
  pageOf(config, form).kind === "completion" ? undefined : JSON.stringify(form)

/**
 * Restores a saved form, or returns what is wrong with the text. If the configuration has changed, the form
 * goes back to the first page whose condition no longer holds.
 */
export const restoreCraftsmanForm = (
  config: CraftsmanConfig,
  text: string,
): Result.Result<CraftsmanForm, InvalidFormData> => Result.map(decode(text), (form) => settled(config, form))
