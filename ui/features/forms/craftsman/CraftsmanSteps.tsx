import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import type { Page } from "@heimwerk/core/forms/craftsman/pages.ts"
import { craftsmanTexts } from "@heimwerk/core/forms/craftsman/texts.ts"
import { formTexts } from "@heimwerk/core/forms/formTexts.ts"
import { useId } from "react"

import { Choices } from "../Choices.tsx"
import { Completion } from "../Completion.tsx"
import { Contact, type AddressSearchField } from "../Contact.tsx"
import type { CraftsmanState, DispatchCraftsman } from "../useRequestForm.ts"
import { Step } from "../Step.tsx"
import { AreaStep } from "./AreaStep.tsx"
import type { LoadMarketPicker } from "./MarketPicker.ts"
import { MarketStep } from "./MarketStep.tsx"
import { Summary } from "./Summary.tsx"

interface CraftsmanStepsProps {
  readonly page: Page
  readonly config: CraftsmanConfig
  readonly state: CraftsmanState
  readonly dispatch: DispatchCraftsman
  readonly loadMarketPicker: LoadMarketPicker
  readonly AddressSearch: AddressSearchField
  readonly onNext: () => void
  readonly onClose: () => void
}

/** The steps of the craftsman form after the welcome (forms and markets 2.1). */
export const CraftsmanSteps = ({
  config,
  dispatch,
  AddressSearch,
  loadMarketPicker,
  onClose,
  onNext,
  page,
  state,
}: CraftsmanStepsProps) => {
  const id = useId()
  const { choiceMessage, form } = state
  const onBack = () => dispatch((service) => service.back)
  switch (page.kind) {
    case "welcome":
      return null
    case "market":
      return (
        <MarketStep
          config={config}
          form={form}
          dispatch={dispatch}
          loadMarketPicker={loadMarketPicker}
          onNext={onNext}
        />
      )
    case "rooms":
      return (
        <Step heading={craftsmanTexts.areas} headingId={id} onBack={onBack} onNext={onNext}>
          <Choices
            kind="checkbox"
            name="rooms"
            labelledBy={id}
            choices={config.areas}
            chosen={form.roomIdsSelected}
            onChoose={(value) => {
              const area = config.areas.find((offered) => offered.value === value)
              if (area !== undefined) dispatch((service) => service.toggleArea(area))
            }}
            error={choiceMessage}
          />
        </Step>
      )
    case "area":
      return (
        <AreaStep
          key={page.area.value}
          area={page.area}
          form={form}
          message={choiceMessage}
          dispatch={dispatch}
          onNext={onNext}
        />
      )
    case "contact":
      return (
        <Step heading={formTexts.contact} onBack={onBack} onNext={onNext}>
          <Contact
            isFirst
            data={form.userData}
            errors={form.errors}
            AddressSearch={AddressSearch}
            onChange={(field, text) => dispatch((service) => service.changeContact(field, text))}
          />
        </Step>
      )
    case "summary":
      return <Summary config={config} state={state} dispatch={dispatch} />
    case "completion":
      return <Completion nextSteps={craftsmanTexts.nextSteps} onClose={onClose} />
  }
}
