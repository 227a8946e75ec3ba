import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"

import { Withdrawal } from "../../features/withdrawal/Withdrawal.tsx"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import styles from "./WithdrawalPage.module.css"

const rightOfWithdrawal = legalLinks.filter(({ href }) => href.includes("widerruf"))

/** The withdrawal from a contract that was made online, for everybody (§ 356a BGB; quality T-L4). */
export const WithdrawalPage = () => (
  <div className={styles["page"]}>
    <Breadcrumb links={[]} current={withdrawalTexts.title} />
    <h1>{withdrawalTexts.title}</h1>
    <p className={styles["lead"]}>
      Hier widerrufst du einen Vertrag, den du online mit uns geschlossen hast. Du brauchst kein Kundenkonto
      und musst keinen Grund nennen.
    </p>
    <div className={styles["card"]}>
      <Withdrawal />
    </div>
    <p className={styles["fine"]}>
      Wann und wie lange du widerrufen kannst, liest du unter{" "}
      {rightOfWithdrawal.map(({ href, text }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {text}
          <span className="visually-hidden"> (neuer Tab)</span>
        </a>
      ))}
      . Deine Angaben nutzen wir nur, um deinen Widerruf zu bearbeiten.
    </p>
  </div>
)
