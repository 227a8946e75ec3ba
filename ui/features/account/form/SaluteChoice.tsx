import { Choices } from "./Choices.tsx"

const options = [
  { value: "Frau", text: "Frau" },
  { value: "Herr", text: "Herr" },
  { value: "Divers", text: "Divers" },
  { value: "", text: "keine Angabe" },
]

interface SaluteChoiceProps {
  readonly value: string
  readonly onChange: (salute: string) => void
}

/** An optional salutation (forms and markets 3.1). */
export const SaluteChoice = ({ onChange, value }: SaluteChoiceProps) => (
  <Choices legend="Anrede (freiwillig)" name="salute" value={value} options={options} onChange={onChange} />
)
