import styles from "./ServicePage.module.css"

/** The steps of a service request, as a numbered list. */
export const HowItGoes = ({
  steps,
}: {
  readonly steps: ReadonlyArray<{ readonly title: string; readonly text: string }>
}) => (
  <section className={styles["part"]} aria-labelledby="ablauf">
    <h2 id="ablauf">So läuft es ab</h2>
    <ol className={styles["steps"]}>
      {steps.map(({ text, title }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
