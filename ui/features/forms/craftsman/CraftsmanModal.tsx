import { passes } from "@heimwerk/core/forms/craftsman/gates.ts"
import { hasCraftsmanInput } from "@heimwerk/core/forms/craftsman/hasInput.ts"
import { craftsmanHeader } from "@heimwerk/core/forms/craftsman/header.ts"
import { pageOf } from "@heimwerk/core/forms/craftsman/pages.ts"
import { emptyCraftsmanForm } from "@heimwerk/core/forms/craftsman/steps.ts"
import { craftsmanTexts } from "@heimwerk/core/forms/craftsman/texts.ts"
import { newFormState } from "@heimwerk/core/forms/FormState.ts"

import { type FormAddress, FormModal, type FormVisitor } from "../FormModal.tsx"
import { type CraftsmanState, useCraftsman } from "../useRequestForm.ts"
import { useStepFocus } from "../useStepFocus.ts"
import { Welcome } from "../Welcome.tsx"
import { welcomeOf } from "../welcomeOf.ts"
import type { AddressSearchField } from "../Contact.tsx"
import { CraftsmanSteps } from "./CraftsmanSteps.tsx"
import type { LoadMarketPicker } from "./MarketPicker.ts"
import styles from "../FormModal.module.css"

const nothing: CraftsmanState = newFormState(emptyCraftsmanForm)

interface CraftsmanModalProps extends FormAddress, FormVisitor {
  readonly AddressSearch: AddressSearchField
  readonly loadMarketPicker: LoadMarketPicker
}

/** The craftsman request in a modal (forms and markets 2.1, 4.1). */
export const CraftsmanModal = ({
  AddressSearch,
  csId,
  loadMarketPicker,
  ...address
}: CraftsmanModalProps) => {
  const { dispatch, hasFailed, state = nothing } = useCraftsman(csId)
  const { config, form, requestId } = state
  const ready = config.kind === "ready" ? config.config : { markets: {}, areas: [] }
  const page = pageOf(ready, form)
  const { counter, progress, title } = craftsmanHeader(ready, form)
  const isAllowed = passes(ready, form, page)
  const { awaitAnswer, container } = useStepFocus(`${form.page} ${page.kind}`, state)
  const onNext = () => {
    awaitAnswer()
    dispatch((service) => service.next)
  }
  return (
    <FormModal
      {...address}
      title={title}
      steps={{ counter, progress }}
      isUnsaved={requestId === undefined && hasCraftsmanInput(form)}
      onClosed={() => dispatch((service) => service.discard)}
    >
      <div ref={container} className={styles["content"]}>
        {page.kind === "welcome" ? (
          <Welcome
            benefits={craftsmanTexts.promises}
            isAllowed={isAllowed}
            {...welcomeOf(
              config.kind === "ready" && !isAllowed ? { config, error: craftsmanTexts.noMarket } : state,
              hasFailed,
              () => dispatch((service) => service.load),
            )}
            onStart={onNext}
          >
            <p>{craftsmanTexts.productsOnly}</p>
          </Welcome>
        ) : (
          <CraftsmanSteps
            page={page}
            config={ready}
            state={state}
            dispatch={dispatch}
            AddressSearch={AddressSearch}
            loadMarketPicker={loadMarketPicker}
            onNext={onNext}
            onClose={address.onLeave}
          />
        )}
      </div>
    </FormModal>
  )
}
