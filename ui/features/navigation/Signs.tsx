import signs from "../../theme/icons/signs.svg"
import styles from "./Signs.module.css"

interface SignsProps {
  readonly title: string
  readonly names: ReadonlyArray<string>
}

/** A titled row of names shown as logos, such as payment methods (storefront 2, footer). */
export const Signs = ({ names, title }: SignsProps) => (
  <div>
    <h2 className={styles["title"]}>{title}</h2>
    <ul className={styles["signs"]}>
      {names.map((name) => (
        <li key={name}>
          <img src={`${signs}#${name.toLowerCase()}`} width={72} height={32} alt={name} loading="lazy" />
        </li>
      ))}
    </ul>
  </div>
)
