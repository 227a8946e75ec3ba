import { withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"
import { useLoaderData } from "react-router-dom"

import { legalLinks } from "../../legalLinks.ts"
import { Withdrawal } from "../../features/withdrawal/Withdrawal.tsx"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import { Page } from "../../shared/Page.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { WithdrawalData } from "./load.ts"
import styles from "./WithdrawalPage.module.css"

const rightOfWithdrawal = legalLinks.filter(({ href }) => href.includes("widerruf"))

const WithdrawalView = ({ writeTo }: WithdrawalData) => (
  <Page
    title={withdrawalTexts.title}
    lead="Hier widerrufst du einen Vertrag, den du online mit uns geschlossen hast. Du brauchst kein Kundenkonto und musst keinen Grund nennen."
  >
    <div className={styles["card"]}>
      <Withdrawal />
      {writeTo === undefined ? null : (
        <noscript>
          <p className={styles["plain"]}>
            Für dieses Formular brauchst du JavaScript. Ohne JavaScript kannst du deinen Widerruf per E-Mail,
            per Brief oder in jedem Markt erklären. Nenne dabei deinen Namen und deine Bestell- oder
            Vertragsnummer.
          </p>
          <address className={styles["plain"]}>
            {writeTo.name}
            <br />
            {writeTo.street}
            <br />
            {writeTo.city}
            <br />
            E-Mail: <a href={`mailto:${writeTo.email}`}>{writeTo.email}</a>
          </address>
        </noscript>
      )}
    </div>
    <p className={styles["fine"]}>
      Wann und wie lange du widerrufen kannst, liest du unter{" "}
      {rightOfWithdrawal.map(({ href, text }) => (
        <NewTabLink key={href} href={href}>
          {text}
        </NewTabLink>
      ))}
      . Deine Angaben nutzen wir nur, um deinen Widerruf zu bearbeiten.
    </p>
  </Page>
)

/** The page to withdraw from an online contract (§ 356a BGB; quality T-L4). It needs no login. */
export const WithdrawalPage = () => (
  <PageView answer={useLoaderData<Answer<WithdrawalData>>()}>
    {(data) => <WithdrawalView {...data} />}
  </PageView>
)
