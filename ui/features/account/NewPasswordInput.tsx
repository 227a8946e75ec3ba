import { loginPasswordError } from "@heimwerk/core/account/loginMessages.ts"
import {
  isBlockedShortcut,
  passwordHeading,
  passwordNotAllowed,
  passwordSummary,
  passwordToggleLabel,
  showsPasswordError,
} from "@heimwerk/core/account/passwordInput.ts"
import { passwordResults } from "@heimwerk/core/account/passwordRules.ts"

import { PasswordInput } from "../../widgets/PasswordInput.tsx"

interface NewPasswordInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (password: string) => void
  /** Error message for the password from the last submission. */
  readonly problem: string | undefined
}

/** A field for a new password with the checklist of its rules (forms and markets 4.7, 5.6). */
export const NewPasswordInput = ({ label, onChange, problem, value }: NewPasswordInputProps) => (
  <PasswordInput
    label={label}
    name="new-password"
    autoComplete="new-password"
    value={value}
    onChange={onChange}
    toggleLabel={passwordToggleLabel}
    isBlocked={isBlockedShortcut}
    requirements={{
      heading: passwordHeading,
      results: passwordResults(value),
      summary: passwordSummary(value),
    }}
    error={(isBlurred) => {
      if (problem !== undefined || !showsPasswordError(value, isBlurred)) return problem
      return loginPasswordError(value) ?? passwordNotAllowed
    }}
  />
)
