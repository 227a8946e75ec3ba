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

/** What a browser knows of its visitor. */
const typing = {
  name: { autoComplete: "name" },
  contract: { autoComplete: "off" },
  email: { autoComplete: "email", type: "email", inputMode: "email" },
} as const

/** One field of a withdrawal, with what helps to fill it and what is wrong with it. */
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
