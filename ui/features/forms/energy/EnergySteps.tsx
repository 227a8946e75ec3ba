import type { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { energySteps } from "@heimwerk/core/forms/energy/gates.ts"
import { offeredPartners, offeredProperties, partnerHint } from "@heimwerk/core/forms/energy/partners.ts"
import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"
import { useId } from "react"

import { brand } from "../../../brand.ts"
import { Choices } from "../Choices.tsx"
import { Completion } from "../Completion.tsx"
import { Contact, type AddressSearchField } from "../Contact.tsx"
import type { EnergyState, DispatchEnergy } from "../useRequestForm.ts"
import { Step } from "../Step.tsx"
import { InfoStep } from "./InfoStep.tsx"
import { MarketDropdown } from "./MarketDropdown.tsx"
import { Summary } from "./Summary.tsx"

const texts = energyTexts(brand)

interface EnergyStepsProps {
  readonly config: EnergyConfig
  readonly state: EnergyState
  readonly dispatch: DispatchEnergy
  readonly AddressSearch: AddressSearchField
  readonly onNext: () => void
  readonly onClose: () => void
}

/** The steps of the energy form after the welcome (forms and markets 2.2). */
export const EnergySteps = ({
  config,
  dispatch,
  AddressSearch,
  onClose,
  onNext,
  state,
}: EnergyStepsProps) => {
  const id = useId()
  const { choiceMessage, form } = state
  const property = form.selectedProperty
  const onBack = () => dispatch((service) => service.back)
  switch (form.step) {
    case energySteps.property:
      return (
        <Step
          heading={config.optionsGroups.objecttype.title ?? texts.property}
          headingId={id}
          onBack={onBack}
          onNext={onNext}
        >
          <p>{texts.ownersNote}</p>
          <Choices
            kind="radio"
            name="objecttype"
            labelledBy={id}
            choices={offeredProperties(config)}
            chosen={[property]}
            onChoose={(chosen) => dispatch((service) => service.chooseProperty(chosen))}
            error={choiceMessage}
          />
        </Step>
      )
    case energySteps.services:
      return (
        <Step heading={texts.services} headingId={id} onBack={onBack} onNext={onNext}>
          <Choices
            kind="checkbox"
            name="partners"
            labelledBy={id}
            choices={
              property === ""
                ? []
                : offeredPartners(config, property).map((partner) => ({
                    ...partner,
                    hint: partnerHint(property, partner.value),
                  }))
            }
            chosen={form.selectedServices}
            onChoose={(partner) => dispatch((service) => service.toggleService(partner))}
            error={choiceMessage}
          />
        </Step>
      )
    case energySteps.contact:
      return (
        <Step heading={texts.market} onBack={onBack} onNext={onNext}>
          <MarketDropdown form={form} dispatch={dispatch} />
          <Contact
            isFirst={false}
            data={form.userData}
            errors={form.errors}
            AddressSearch={AddressSearch}
            onChange={(field, text) => dispatch((service) => service.changeContact(field, text))}
          />
        </Step>
      )
    case energySteps.info:
      return <InfoStep config={config} form={form} dispatch={dispatch} onNext={onNext} />
    case energySteps.summary:
      return <Summary config={config} state={state} dispatch={dispatch} />
    default:
      return <Completion nextSteps={texts.nextSteps} onClose={onClose} />
  }
}
