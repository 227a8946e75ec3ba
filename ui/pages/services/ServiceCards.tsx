import styles from "./ServicePage.module.css"

/** An option of a request form, as its service page shows it. */
interface ServiceCard {
  readonly value: string
  readonly title: string
  readonly description?: string | undefined
  /** Address of the picture. */
  readonly picture?: string | undefined
  /** A note below the description. */
  readonly note?: string
}

interface ServiceCardsProps {
  readonly heading: string
  readonly cards: ReadonlyArray<ServiceCard>
}

/** The options of a request form as cards. Renders nothing for an empty list. */
export const ServiceCards = ({ cards, heading }: ServiceCardsProps) =>
  cards.length === 0 ? null : (
    <section className={styles["part"]} aria-labelledby="angebot">
      <h2 id="angebot">{heading}</h2>
      <ul className={styles["cards"]}>
        {cards.map(({ description, note, picture, title, value }) => (
          <li key={value} className={styles["card"]}>
            {picture === undefined ? null : (
              <img src={picture} alt="" width={72} height={72} loading="lazy" />
            )}
            <h3>{title}</h3>
            {description === undefined ? null : <p>{description}</p>}
            {note === undefined ? null : <p className={styles["whom"]}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
