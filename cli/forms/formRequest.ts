import { formEncoded } from "@heimwerk/adapters/http/contract/forms/formEncoded.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { checkFeedback } from "@heimwerk/core/feedback/submission.ts"
import { pages } from "@heimwerk/core/forms/craftsman/pages.ts"
import { craftsmanProblems } from "@heimwerk/core/forms/craftsman/problems.ts"
import { craftsmanSubmission } from "@heimwerk/core/forms/craftsman/submission.ts"
import { energySteps } from "@heimwerk/core/forms/energy/gates.ts"
import { energyProblems } from "@heimwerk/core/forms/energy/problems.ts"
import { energySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import type { InvalidFormData, Problem } from "@heimwerk/core/forms/InvalidFormData.ts"
import { craftsmanEntries, energyEntries } from "@heimwerk/core/forms/payload.ts"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import { readCraftsman, readEnergy, readFeedback } from "../input/requestForms.ts"
import { type FormWorld, formWorld } from "../shop/forms.ts"
import type { FormName } from "./knownFields.ts"

/** The request body of a form with its content type, or all problems that prevent submitting the form. */
export type FormRequest =
  | { readonly problems: ReadonlyArray<Problem>; readonly body?: undefined }
  | { readonly problems: readonly []; readonly type: string; readonly body: string }

/** Placeholder for the bot-check token, which the command line cannot obtain. */
export const tokenPlaceholder = "TOKEN"

const sent = (type: string, body: string): FormRequest => ({ problems: [], type, body })
const form = "application/x-www-form-urlencoded"
const notPossible: FormRequest = { problems: [{ path: [], message: "Diese Anfrage ist so nicht möglich." }] }
const unreadable = ({ problems }: InvalidFormData): FormRequest => ({ problems })

const craftsman = ({ craftsman: config }: FormWorld, input: unknown): FormRequest =>
  Result.match(readCraftsman(input), {
    onFailure: unreadable,
    onSuccess: ({ token = tokenPlaceholder, ...read }) => {
      const roomIdsSelected = read.roomIdsSelected ?? read.selectedRoomOptions.map(({ area }) => area)
      const filled = {
        ...read,
        roomIdsSelected,
        page: pages(config, { roomIdsSelected }).length - 2,
        errors: [],
      }
      const problems = craftsmanProblems(config, filled, defaultBrand)
      if (problems.length > 0) return { problems }
      const request = craftsmanSubmission(config, filled, token)
      return request === undefined ? notPossible : sent(form, formEncoded(craftsmanEntries(request)))
    },
  })

const energy = ({ energy: config, markets }: FormWorld, input: unknown): FormRequest =>
  Result.match(readEnergy(input), {
    onFailure: unreadable,
    onSuccess: ({ token = tokenPlaceholder, ...read }) => {
      const filled = { ...read, step: energySteps.summary, marketName: "", errors: [] }
      const problems = energyProblems(config, markets, filled, defaultBrand)
      if (problems.length > 0) return { problems }
      const request = energySubmission(filled, token)
      return request === undefined ? notPossible : sent(form, formEncoded(energyEntries(request)))
    },
  })

const feedback = (input: unknown): FormRequest =>
  Result.match(readFeedback(input), {
    onFailure: unreadable,
    onSuccess: ({ token = tokenPlaceholder, ...read }) => {
      const check = checkFeedback({ ...read, token })
      if (check.kind !== "valid") return { problems: [{ path: ["message"], message: check.text }] }
      const { environment, message, source, token: captchaToken, type } = check.feedback
      return sent("application/json", JSON.stringify({ captchaToken, environment, type, message, source }))
    },
  })

/**
 * Validates the input of a form as the form itself does, and makes the request of the form (forms and markets
 * 3.2, 3.3).
 */
export const makeFormRequest = Effect.fnUntraced(function* (name: FormName, input: unknown) {
  if (name === "feedback") return feedback(input)
  const world = yield* formWorld
  return name === "craftsman" ? craftsman(world, input) : energy(world, input)
})
