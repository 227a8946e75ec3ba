import type { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import type { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { chosenPartners, incentives } from "@heimwerk/core/forms/energy/partners.ts"
import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"
import { useId, useState } from "react"

import { brand } from "../../../brand.ts"
import { FieldError } from "../../../widgets/FieldError.tsx"
import type { DispatchEnergy } from "../useRequestForm.ts"
import { Step } from "../Step.tsx"
import styles from "./InfoStep.module.css"

const texts = energyTexts(brand)

interface InfoStepProps {
  readonly config: EnergyConfig
  readonly form: EnergyForm
  readonly dispatch: DispatchEnergy
  readonly onNext: () => void
}

/**
 * Screen 5 of the energy form: incentives of the selected partners, and the consent that the form requires
 * (forms and markets 2.2, 4.2).
 */
export const InfoStep = ({ config, form, dispatch, onNext }: InfoStepProps) => {
  const id = useId()
  const [hasTried, setTried] = useState(false)
  const offered = new Set<string>(incentives(chosenPartners(form)))
  const isMissing = hasTried && !form.concent
  const { options, title } = config.optionsGroups.incentives
  return (
    <Step
      heading={title ?? texts.incentives}
      onBack={() => dispatch((service) => service.back)}
      onNext={() => {
        setTried(true)
        onNext()
      }}
    >
      <ul className={styles["incentives"]}>
        {options
          .filter(({ value }) => offered.has(value))
          .map(({ icon, title, value }) => (
            <li key={value} className={styles["incentive"]}>
              {icon === undefined ? null : <img src={icon.src} alt={icon.alt} width={72} height={72} />}
              <div>
                <h4 className={styles["title"]}>{title}</h4>
                <p>{config.texts[value]}</p>
              </div>
            </li>
          ))}
      </ul>
      <div className={styles["consent"]} data-invalid={isMissing || undefined}>
        <label className={styles["label"]}>
          <input
            type="checkbox"
            name="concent"
            className={styles["input"]}
            checked={form.concent}
            required
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${id}-fehler` : undefined}
            onChange={({ currentTarget: { checked } }) => dispatch((service) => service.giveConsent(checked))}
          />
          {config.texts.terms}
        </label>
        <FieldError id={`${id}-fehler`}>{isMissing ? texts.missingConsent : undefined}</FieldError>
      </div>
    </Step>
  )
}
