import type { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { chosenPartners } from "@heimwerk/core/forms/energy/partners.ts"
import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"

import { brand } from "../../../brand.ts"
import { contactAnswers } from "../contactAnswers.ts"
import type { EnergyState, DispatchEnergy } from "../useRequestForm.ts"
import { Sending } from "../Sending.tsx"
import { Answers, SummaryPart } from "../SummaryPart.tsx"

interface SummaryProps {
  readonly config: EnergyConfig
  readonly state: EnergyState
  readonly dispatch: DispatchEnergy
}

const texts = energyTexts(brand)

/** Screen 6 of the energy form: the selected services and the contact data (forms and markets 2.2). */
export const Summary = ({ config, dispatch, state }: SummaryProps) => {
  const { objecttype, partners } = config.optionsGroups
  const { form } = state
  const chosen = new Set<string>(chosenPartners(form))
  const property = objecttype.options.find(({ value }) => value === form.selectedProperty)?.title ?? ""
  const titles = partners.options.filter(({ value }) => chosen.has(value)).map(({ title }) => title)
  return (
    <Sending
      form="energy"
      token={state.token}
      isSubmitting={state.submitting}
      error={state.error}
      onToken={(token) => dispatch((service) => service.setToken(token))}
      onBack={() => dispatch((service) => service.back)}
      onSubmit={() => dispatch((service) => service.submit)}
    >
      <SummaryPart
        title="Deine Services"
        editText="Services bearbeiten"
        isBusy={state.submitting}
        onEdit={() => dispatch((service) => service.edit(3))}
      >
        <Answers
          answers={[
            ["Immobilie", property],
            ["Services", titles.join("\n")],
          ]}
        />
      </SummaryPart>
      <SummaryPart
        title="Deine Kontaktdaten"
        editText="Kontaktdaten bearbeiten"
        isBusy={state.submitting}
        onEdit={() => dispatch((service) => service.edit(4))}
      >
        <Answers answers={[[texts.market, form.marketName], ...contactAnswers(form.userData)]} />
      </SummaryPart>
    </Sending>
  )
}
