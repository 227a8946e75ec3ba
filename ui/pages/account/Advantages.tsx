import { Icon, type IconName } from "../../widgets/Icon.tsx"
import styles from "./Advantages.module.css"

const advantages: ReadonlyArray<{ readonly icon: IconName; readonly text: string }> = [
  { icon: "box", text: "Bestellungen und Abholungen im Blick" },
  { icon: "card", text: "Deine Vorteilskarte immer dabei, mit Vorteilskartenpreisen" },
  { icon: "coupon", text: "Persönliche Coupons einlösen" },
  { icon: "heart", text: "Merkliste und Warenkorb auf allen Geräten" },
]

/** Lists the benefits of a customer account. */
export const Advantages = () => (
  <section className={styles["advantages"]}>
    <h2>Dein Kundenkonto</h2>
    <ul>
      {advantages.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size={24} />
          {text}
        </li>
      ))}
    </ul>
  </section>
)
