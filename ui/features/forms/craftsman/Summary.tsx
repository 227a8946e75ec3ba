import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import { optionsOf } from "@heimwerk/core/forms/craftsman/note.ts"
import { chosenAreas } from "@heimwerk/core/forms/craftsman/pages.ts"

import { contactAnswers } from "../contactAnswers.ts"
import type { CraftsmanState, DispatchCraftsman } from "../useRequestForm.ts"
import { Sending } from "../Sending.tsx"
import { Answers, SummaryPart } from "../SummaryPart.tsx"

interface SummaryProps {
  readonly config: CraftsmanConfig
  readonly state: CraftsmanState
  readonly dispatch: DispatchCraftsman
}

const projectAnswers = (
  config: CraftsmanConfig,
  form: CraftsmanForm,
): ReadonlyArray<readonly [string, string]> => [
  ["Markt", Object.entries(config.markets).find(([, id]) => id === form.marketId)?.[0] ?? ""],
  ...chosenAreas(config, form).map((area): readonly [string, string] => {
    const { activities, message } = optionsOf(form, area)
    const titles = area.activities.filter(({ value }) => activities.includes(value)).map(({ title }) => title)
    return [area.title, [...titles, ...(message.trim() === "" ? [] : [`„${message.trim()}“`])].join("\n")]
  }),
]

/** The summary step of the craftsman form (forms and markets 2.1). */
export const Summary = ({ config, dispatch, state }: SummaryProps) => (
  <Sending
    form="craftsman"
    token={state.token}
    isSubmitting={state.submitting}
    error={state.error}
    onToken={(token) => dispatch((service) => service.setToken(token))}
    onBack={() => dispatch((service) => service.back)}
    onSubmit={() => dispatch((service) => service.submit)}
  >
    <SummaryPart
      title="Dein Projekt"
      editText="Projekt bearbeiten"
      isBusy={state.submitting}
      onEdit={() => dispatch((service) => service.edit("project"))}
    >
      <Answers answers={projectAnswers(config, state.form)} />
    </SummaryPart>
    <SummaryPart
      title="Deine Kontaktdaten"
      editText="Kontaktdaten bearbeiten"
      isBusy={state.submitting}
      onEdit={() => dispatch((service) => service.edit("contact"))}
    >
      <Answers answers={contactAnswers(state.form.userData)} />
    </SummaryPart>
  </Sending>
)
