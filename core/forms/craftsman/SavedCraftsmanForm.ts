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
 * Returns the craftsman form as text for session storage (forms and markets 4.1; ADR 0096, point 11). Returns
 * `undefined` on the completion page, because a sent form is no longer stored.
 */
export const saveCraftsmanForm = (config: CraftsmanConfig, form: CraftsmanForm): string | undefined =>
  pageOf(config, form).kind === "completion" ? undefined : JSON.stringify(form)

/**
 * Restores a saved craftsman form, or returns why the text is invalid. If an earlier page is incomplete now,
 * for example after a change of the configuration, the form goes back to that page.
 */
export const restoreCraftsmanForm = (
  config: CraftsmanConfig,
  text: string,
): Result.Result<CraftsmanForm, InvalidFormData> => Result.map(decode(text), (form) => settled(config, form))
