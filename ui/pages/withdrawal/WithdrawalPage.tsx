import { withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"

import { legalLinks } from "../../legalLinks.ts"
import { Withdrawal } from "../../features/withdrawal/Withdrawal.tsx"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import { Page } from "../../shared/Page.tsx"
import styles from "./WithdrawalPage.module.css"

const rightOfWithdrawal = legalLinks.filter(({ href }) => href.includes("widerruf"))

/** The page to withdraw from an online contract (§ 356a BGB; quality T-L4). It needs no login. */
export const WithdrawalPage = () => (
  <Page
    title={withdrawalTexts.title}
    lead="Hier widerrufst du einen Vertrag, den du online mit uns geschlossen hast. Du brauchst kein Kundenkonto und musst keinen Grund nennen."
  >
    <div className={styles["card"]}>
      <Withdrawal />
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
