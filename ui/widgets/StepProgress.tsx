import styles from "./StepProgress.module.css"

interface StepProgressProps {
  /** Current step and number of steps, for example `2/6`. */
  readonly counter: string
  /** Number of the current step divided by the number of steps. */
  readonly progress: number
}

/**
 * The progress of a form, in the title bar of its modal: a counter, announced at each step, and a bar below
 * it.
 */
export const StepProgress = ({ counter, progress }: StepProgressProps) => {
  const [step, total] = counter.split("/")
  return (
    <>
      <p className={styles["counter"]} role="status">
        <span className="visually-hidden">{`Schritt ${step} von ${total}`}</span>
        <span aria-hidden="true">{counter}</span>
      </p>
      <progress className={styles["bar"]} value={progress} max={1} aria-label="Fortschritt" />
    </>
  )
}
