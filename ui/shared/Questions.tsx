import { Icon } from "../widgets/Icon.tsx"
import styles from "./Questions.module.css"

/** A list of frequent questions. A click on a question shows its answer. */
export const Questions = ({
  questions,
}: {
  readonly questions: ReadonlyArray<{ readonly question: string; readonly answer: string }>
}) => (
  <section className={styles["questions"]} aria-labelledby="fragen">
    <h2 id="fragen">Häufige Fragen</h2>
    {questions.map(({ answer, question }) => (
      <details key={question} className={styles["question"]}>
        <summary className={styles["ask"]}>
          {question}
          <Icon name="chevron-down" size={20} />
        </summary>
        <p className={styles["answer"]}>{answer}</p>
      </details>
    ))}
  </section>
)
