import type { Profile } from "@heimwerk/core/account/Profile.ts"
import JsBarcode from "jsbarcode"
import { useState } from "react"
import { useRevalidator } from "react-router-dom"

import { brand } from "../../../brand.ts"
import cardCodeStyles from "./CardCode.module.css"
import { CardNumberField, cardNumberMissing } from "./CardNumberField.tsx"
import styles from "./LoyaltyCard.module.css"
import { ExpiredLogin } from "../form/ExpiredLogin.tsx"
import { NoScript } from "../form/NoScript.tsx"
import { SubmitButton } from "../form/SubmitButton.tsx"
import formsStyles from "../form/forms.module.css"
import { useForm } from "../form/useForm.ts"
import { profileForms } from "../forms.ts"
import { Notice } from "../../../widgets/Notice.tsx"
import { useSnackbar } from "../../../widgets/Snackbar.tsx"

/** The object that receives the bar code. JsBarcode accepts such an object in place of an SVG element. */
interface Drawn {
  encodings?: ReadonlyArray<{ readonly data: string }>
}

/** Encodes a text as a Code 128 bar code: one character per module, `1` for black. */
const code128 = (text: string): string => {
  const drawn: Drawn = {}
  JsBarcode(drawn, text, { format: "CODE128" })
  return (drawn.encodings ?? []).map(({ data }) => data).join("")
}

interface CardFormProps {
  readonly onSaved: (profile: Profile) => void
}

/** Form for the number of the account's loyalty card. */
const CardForm = ({ onSaved }: CardFormProps) => {
  const run = profileForms.useRun()
  const { change, expired, failure, form, isBusy, problems, values } = useForm({
    initial: { cardNumber: "" },
    send: async (typed: { readonly cardNumber: string }, tries) =>
      typed.cardNumber.trim() === "" ? cardNumberMissing : run(({ settleCard }) => settleCard(typed, tries)),
    onDone: onSaved,
  })
  return (
    <form className={formsStyles["form"]} {...form} aria-label="Vorteilskarte hinterlegen">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <CardNumberField
        value={values.cardNumber}
        onChange={(cardNumber) => change({ cardNumber })}
        error={problems["cardNumber"]}
      />
      <SubmitButton isBusy={isBusy}>Karte hinterlegen</SubmitButton>
      <NoScript />
      <ExpiredLogin {...expired} />
    </form>
  )
}

const height = 44
/** Width of the empty zone on each side of the bar code, in modules. */
const quiet = 10

/** A card number as a scalable bar code for the checkout scanner. */
const CardCode = ({ number }: { readonly number: string }) => {
  const modules = code128(number)
  const bars = [...modules.matchAll(/1+/gu)].map(
    ({ 0: { length }, index }) => `M${index + quiet} 0h${length}v${height}h-${length}z`,
  )
  return (
    <svg
      className={cardCodeStyles["code"]}
      viewBox={`0 0 ${modules.length + 2 * quiet} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label="Strichcode deiner Vorteilskarte"
    >
      <path d={bars.join("")} />
    </svg>
  )
}

/** Formats a card number in groups of four digits, as printed on cards. */
const grouped = (number: string) => number.replaceAll(/(.{4})(?=.)/gu, "$1 ")

/** The customer's loyalty card as a bar code, or a form to add a card (storefront 2, 'Vorteilskarte'). */
export const LoyaltyCard = ({ profile: loaded }: { readonly profile: Profile }) => {
  const { revalidate } = useRevalidator()
  const { show } = useSnackbar()
  const [{ firstName, lastName, loyaltyCard }, setProfile] = useState(loaded)
  if (loyaltyCard === undefined)
    return (
      <>
        <p>
          Mit der Vorteilskarte siehst du im Onlineshop die Vorteilskartenpreise. Hinterlege die Nummer deiner
          Karte, dann gilt sie auch hier.
        </p>
        <CardForm
          onSaved={(next) => {
            setProfile(next)
            show({ text: "Deine Vorteilskarte ist hinterlegt.", kind: "good", closes: "self" })
            // Reloads the page's data, because customers with a card see other prices.
            void revalidate()
          }}
        />
      </>
    )
  return (
    <>
      <section className={styles["card"]} aria-label="Deine Vorteilskarte">
        <p className={styles["brand"]}>{`${brand.brand} Vorteilskarte`}</p>
        <div className={styles["code"]}>
          <CardCode number={loyaltyCard} />
        </div>
        <p className={styles["number"]}>
          <span className="visually-hidden">Kartennummer </span>
          {grouped(loyaltyCard)}
        </p>
        <p>{`${firstName} ${lastName}`}</p>
      </section>
      <p>
        Zeig den Code an der Kasse in deinem Markt vor. Stell die Helligkeit deines Displays am besten hoch.
      </p>
    </>
  )
}
