import type { WithdrawalField } from "@heimwerk/core/withdrawal/form.ts"
import { withdrawalLimits } from "@heimwerk/core/withdrawal/limits.ts"
import { withdrawalHints, withdrawalLabels } from "@heimwerk/core/withdrawal/texts.ts"

import { TextArea } from "../../widgets/TextArea.tsx"
import { TextField } from "../../widgets/TextField.tsx"

interface WithdrawalInputFieldProps {
  readonly field: WithdrawalField
  readonly text: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** Autocomplete tokens per field. */
const typing = {
  name: { autoComplete: "name" },
  contract: { autoComplete: "off" },
  email: { autoComplete: "email", type: "email", inputMode: "email" },
} as const

/** A field of the withdrawal with help text and error. */
export const WithdrawalInputField = ({ error, field, onChange, text }: WithdrawalInputFieldProps) => {
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
