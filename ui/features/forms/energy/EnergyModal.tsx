import { hasEnergyInput } from "@heimwerk/core/forms/energy/hasInput.ts"
import { energyHeader } from "@heimwerk/core/forms/energy/header.ts"
import { emptyEnergyForm } from "@heimwerk/core/forms/energy/steps.ts"
import { energySteps } from "@heimwerk/core/forms/energy/gates.ts"
import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"
import { newFormState } from "@heimwerk/core/forms/FormState.ts"

import { brand } from "../../../brand.ts"
import { Skeleton } from "../../../widgets/Skeleton.tsx"
import { type FormAddress, FormModal, type FormVisitor } from "../FormModal.tsx"
import { type EnergyState, useEnergy } from "../useRequestForm.ts"
import { useStepFocus } from "../useStepFocus.ts"
import { welcomeOf } from "../welcomeOf.ts"
import { Welcome } from "../Welcome.tsx"
import styles from "../FormModal.module.css"
import type { AddressSearchField } from "../Contact.tsx"
import { EnergySteps } from "./EnergySteps.tsx"

const nothing: EnergyState = newFormState(emptyEnergyForm)
const texts = energyTexts(brand)

interface EnergyModalProps extends FormAddress, FormVisitor {
  readonly AddressSearch: AddressSearchField
}

/** The energy request in a modal (forms and markets 2.2, 4.2). */
export const EnergyModal = ({ AddressSearch, csId, ...address }: EnergyModalProps) => {
  const { dispatch, hasFailed, state = nothing } = useEnergy(csId)
  const { config, form, requestId } = state
  const { steps, title } = energyHeader(form)
  const { awaitAnswer, container } = useStepFocus(String(form.step), state)
  const onNext = () => {
    awaitAnswer()
    dispatch((service) => service.next)
  }
  return (
    <FormModal
      {...address}
      title={title}
      steps={steps}
      isUnsaved={requestId === undefined && hasEnergyInput(form)}
      onClosed={() => dispatch((service) => service.discard)}
    >
      <div ref={container} className={styles["content"]}>
        {config.kind === "ready" && form.step !== energySteps.welcome ? (
          <EnergySteps
            config={config.config}
            state={state}
            dispatch={dispatch}
            AddressSearch={AddressSearch}
            onNext={onNext}
            onClose={address.onLeave}
          />
        ) : (
          <Welcome
            benefits={texts.benefits}
            isAllowed={config.kind === "ready"}
            {...welcomeOf(state, hasFailed, () => dispatch((service) => service.load))}
            onStart={onNext}
          >
            {config.kind === "ready" ? (
              <p>{config.config.texts.intro}</p>
            ) : config.kind === "failed" || hasFailed ? null : (
              <Skeleton shape="block" />
            )}
          </Welcome>
        )}
      </div>
    </FormModal>
  )
}
