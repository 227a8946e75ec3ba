import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { type ReactNode, useState } from "react"
import { useRevalidator } from "react-router-dom"

import { lazyComponent } from "../../../hydration/lazyPart.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { useSnackbar } from "../../../widgets/Snackbar.tsx"
import { NoScript } from "../form/NoScript.tsx"
import { ExportData } from "./ExportData.tsx"
import { EditableCard } from "./EditableCard.tsx"
import { InfoCard } from "./InfoCard.tsx"
import styles from "./PersonalDetails.module.css"

const PersonalDataForm = lazyComponent(async () => (await import("./PersonalDataForm.tsx")).PersonalDataForm)
const ChangeEmailForm = lazyComponent(async () => (await import("./ChangeEmailForm.tsx")).ChangeEmailForm)
const ChangePasswordForm = lazyComponent(
  async () => (await import("./ChangePasswordForm.tsx")).ChangePasswordForm,
)

const remove = { text: "Löschen", icon: "trash" } as const

const DeleteAccountForm = lazyComponent(
  async () => (await import("./DeleteAccountForm.tsx")).DeleteAccountForm,
)

const Row = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

interface PersonalDetailsProps {
  readonly profile: Profile
  /** The section about the newsletter. The page provides it, because another feature renders part of it. */
  readonly newsletter: ReactNode
}

/**
 * The customer's personal data, e-mail address and password, each with its own form (storefront 2, 'Persönliche
 * Daten'). The newsletter, the data export and the deletion of the account follow.
 */
export const PersonalDetails = ({ newsletter, profile: loaded }: PersonalDetailsProps) => {
  const { show } = useSnackbar()
  const { revalidate } = useRevalidator()
  const [profile, setProfile] = useState(loaded)
  const [shown, setShown] = useState(loaded)
  if (shown !== loaded) {
    setShown(loaded)
    setProfile(loaded)
  }
  const saved = (text: string, close: () => void) => {
    close()
    show({ text, kind: "good", closes: "self" })
  }
  const { pendingEmail, ...confirmed } = profile
  const { email, firstName, lastName, phone, salute } = confirmed
  return (
    <div className={styles["cards"]}>
      <EditableCard
        title="Name und Telefon"
        buttonName="Name und Telefon ändern"
        renderForm={(close) => (
          <PersonalDataForm
            profile={profile}
            onCancel={close}
            onSaved={(next) => {
              setProfile(next)
              saved("Deine Daten sind gespeichert.", close)
              // Reloads the page's data, because the header shows the first name.
              void revalidate()
            }}
          />
        )}
      >
        <dl className={styles["facts"]}>
          {salute === "" ? null : <Row name="Anrede" value={salute} />}
          <Row name="Name" value={`${firstName} ${lastName}`} />
          <Row name="Telefonnummer" value={phone === "" ? "nicht angegeben" : phone} />
        </dl>
      </EditableCard>
      <EditableCard
        title="E-Mail-Adresse"
        buttonName="E-Mail-Adresse ändern"
        renderForm={(close) => (
          <ChangeEmailForm
            onCancel={close}
            onSaved={(next) => {
              setProfile(next)
              saved("Wir haben dir einen Link an die neue Adresse geschickt.", close)
            }}
          />
        )}
      >
        <p className={styles["email"]}>{email}</p>
        {pendingEmail === undefined ? null : (
          <Notice kind="info">
            <span>{`Wir haben einen Link an ${pendingEmail} geschickt.`}</span> Bestätige ihn, dann gilt die
            neue Adresse. Bis dahin meldest du dich mit der bisherigen an.
          </Notice>
        )}
      </EditableCard>
      <EditableCard
        title="Passwort"
        buttonName="Passwort ändern"
        renderForm={(close) => (
          <ChangePasswordForm
            email={email}
            onCancel={close}
            onSaved={() => {
              // The change ends the link for a new e-mail address.
              setProfile(confirmed)
              saved("Dein neues Passwort gilt. Auf anderen Geräten bist du abgemeldet.", close)
            }}
          />
        )}
      >
        <p aria-hidden="true">••••••••••</p>
        <p className="visually-hidden">Dein Passwort zeigen wir nicht.</p>
      </EditableCard>
      {newsletter}
      <InfoCard title="Deine Daten">
        <p>Lade alles herunter, was wir über dich gespeichert haben, als Datei im Format JSON.</p>
        <ExportData />
      </InfoCard>
      <EditableCard
        title="Kundenkonto löschen"
        buttonName="Kundenkonto löschen"
        action={remove}
        renderForm={(close) => <DeleteAccountForm email={email} onCancel={close} />}
      >
        <p>Du brauchst dein Kundenkonto nicht mehr? Hier löschst du es mit allen Daten.</p>
      </EditableCard>
      <NoScript />
    </div>
  )
}
