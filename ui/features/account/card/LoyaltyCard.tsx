import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { useState } from "react"
import { useRevalidator } from "react-router-dom"

import { useSnackbar } from "../../../widgets/Snackbar.tsx"
import { CardCode } from "./CardCode.tsx"
import { CardForm } from "./CardForm.tsx"
import styles from "./LoyaltyCard.module.css"

/** Formats the number in groups of four, as printed on cards. */
const grouped = (number: string) => number.replaceAll(/(.{4})(?=.)/gu, "$1 ")

/** The customer's loyalty card with a bar code, or a form to add one (storefront 2, 'Vorteilskarte'). */
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
            // Reloads the page, because card holders see other prices.
            void revalidate()
          }}
        />
      </>
    )
  return (
    <>
      <section className={styles["card"]} aria-label="Deine Vorteilskarte">
        <p className={styles["brand"]}>{defaultBrand.brand} Vorteilskarte</p>
        <div className={styles["code"]}>
          <CardCode number={loyaltyCard} />
        </div>
        <p className={styles["number"]}>
          <span className="visually-hidden">Kartennummer </span>
          {grouped(loyaltyCard)}
        </p>
        <p>
          {firstName} {lastName}
        </p>
      </section>
      <p>
        Zeig den Code an der Kasse in deinem Markt vor. Stell die Helligkeit deines Displays am besten hoch.
      </p>
    </>
  )
}
