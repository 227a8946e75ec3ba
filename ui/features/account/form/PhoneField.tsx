import { TextField } from "../../../widgets/TextField.tsx"

interface PhoneFieldProps {
  readonly value: string
  readonly onChange: (phone: string) => void
  readonly error: string | undefined
}

/** An optional telephone number field. */
export const PhoneField = (field: PhoneFieldProps) => (
  <TextField
    {...field}
    label="Telefonnummer"
    name="phone"
    type="tel"
    autoComplete="tel"
    maxLength={30}
    required={false}
  />
)
