import { TextField } from "../../../widgets/TextField.tsx"

interface PhoneFieldProps {
  readonly value: string
  readonly onChange: (phone: string) => void
  readonly error: string | undefined
}

/** A telephone number, which nobody has to give. */
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
