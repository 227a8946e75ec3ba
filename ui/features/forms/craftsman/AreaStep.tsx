import type { Area } from "@heimwerk/core/forms/craftsman/Areas.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import { needsNote, noteLabel, optionsOf } from "@heimwerk/core/forms/craftsman/note.ts"
import { maxNoteLength } from "@heimwerk/core/forms/limits.ts"
import { craftsmanTexts } from "@heimwerk/core/forms/craftsman/texts.ts"
import { useCallback, useId } from "react"

import { TextArea } from "../../../widgets/TextArea.tsx"
import { useTypedText } from "../../../widgets/useTypedText.ts"
import { Choices } from "../Choices.tsx"
import type { DispatchCraftsman } from "../useRequestForm.ts"
import { Step } from "../Step.tsx"

interface AreaStepProps {
  readonly area: Area
  readonly form: CraftsmanForm
  readonly message: string | undefined
  readonly dispatch: DispatchCraftsman
  readonly onNext: () => void
}

/**
 * Step of the craftsman form for one selected area: its activities and notes (forms and markets 2.1, 5.2).
 */
export const AreaStep = ({ area, form, dispatch, message, onNext }: AreaStepProps) => {
  const id = useId()
  const options = optionsOf(form, area)
  const send = useCallback(
    (typed: string) => dispatch((service) => service.writeNote(area, typed)),
    [area, dispatch],
  )
  const { text, type } = useTypedText(options.message, send)
  const isNoteMissing = message !== undefined && options.activities.length > 0
  return (
    <Step
      heading={area.title}
      headingId={id}
      onBack={() => dispatch((service) => service.back)}
      onNext={onNext}
    >
      <p>{craftsmanTexts.activities}</p>
      <Choices
        kind="checkbox"
        name="activities"
        labelledBy={id}
        choices={area.activities}
        chosen={options.activities}
        onChoose={(activity) => dispatch((service) => service.toggleActivity(area, activity))}
        error={isNoteMissing ? undefined : message}
      />
      <TextArea
        label={noteLabel(form, area)}
        name="message"
        value={text}
        onChange={type}
        isRequired={needsNote(form, area)}
        maxLength={maxNoteLength}
        error={isNoteMissing ? message : undefined}
      />
    </Step>
  )
}
