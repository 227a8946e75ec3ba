import {
  withdrawalErrors,
  type WithdrawalField,
  withdrawalFields,
  type WithdrawalInput,
} from "@heimwerk/core/withdrawal/form.ts"
import { withdrawalLimits } from "@heimwerk/core/withdrawal/limits.ts"
import { withdrawalHints, withdrawalLabels } from "@heimwerk/core/withdrawal/texts.ts"
import { type FormEvent, useEffect, useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { TextArea } from "../../widgets/TextArea.tsx"
import { TextField } from "../../widgets/TextField.tsx"
import { useWrongFocus } from "../../widgets/useWrongFocus.ts"
import styles from "./withdrawal.module.css"

interface WithdrawalInputFieldProps {
  readonly field: WithdrawalField
  readonly text: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** Attributes for autocompletion, input type and virtual keyboard, by field. */
const typing = {
  name: { autoComplete: "name" },
  contract: { autoComplete: "off" },
  email: { autoComplete: "email", type: "email", inputMode: "email" },
} as const

/** A field of the withdrawal with help text and error. */
const WithdrawalInputField = ({ error, field, onChange, text }: WithdrawalInputFieldProps) => {
  const hint = withdrawalHints[field]
  const shared = {
    name: field,
    label: withdrawalLabels[field],
    value: text,
    error,
    onChange,
    maxLength: withdrawalLimits[field],
    ...(hint === undefined ? {} : { hint }),
  }
  return field === "note" ? (
    <TextArea {...shared} isRequired={false} />
  ) : (
    <TextField {...shared} {...typing[field]} />
  )
}

interface WithdrawalFormProps {
  readonly input: WithdrawalInput
  /** Whether the visitor returned from the second step; then the first field gets focus. */
  readonly isBack: boolean
  readonly onNext: (input: WithdrawalInput) => void
}

/** First step of a withdrawal: name, contract, e-mail address for the receipt, and an optional note. */
export const WithdrawalForm = ({ input, isBack, onNext }: WithdrawalFormProps) => {
  const { focusWrong, form } = useWrongFocus()
  const [typed, setTyped] = useState(input)
  const [errors, setErrors] = useState<ReturnType<typeof withdrawalErrors>>({})

  useEffect(() => {
    if (isBack) form.current?.querySelector("input")?.focus()
  }, [form, isBack])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = withdrawalErrors(typed)
    setErrors(found)
    if (withdrawalFields.every((field) => found[field] === undefined)) onNext(typed)
    else focusWrong()
  }

  const change = (field: WithdrawalField) => (text: string) => {
    // Autofill, or input before hydration, can change several fields before the next render.
    setTyped((before) => ({ ...before, [field]: text }))
    if (errors[field] !== undefined)
      setErrors((before) => ({ ...before, [field]: withdrawalErrors({ ...typed, [field]: text })[field] }))
  }

  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={send}>
      <p className={styles["step"]}>Schritt 1 von 2: deine Angaben</p>
      {withdrawalFields.map((field) => (
        <WithdrawalInputField
          key={field}
          field={field}
          text={typed[field]}
          error={errors[field]}
          onChange={change(field)}
        />
      ))}
      <Button type="submit" needsScript>
        Weiter
      </Button>
    </form>
  )
}
