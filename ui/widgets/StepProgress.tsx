import styles from "./StepProgress.module.css"

interface StepProgressProps {
  /** `2/6` */
  readonly counter: string
  /** A part of 1. */
  readonly progress: number
}

/** How far a visitor has come, for the head of a modal: the counter, said anew with each step, and a bar below it. */
export const StepProgress = ({ counter, progress }: StepProgressProps) => {
  const [step, total] = counter.split("/")
  return (
    <>
      <p className={styles["counter"]} role="status">
        <span className="visually-hidden">
          Schritt {step} von {total}
        </span>
        <span aria-hidden="true">{counter}</span>
      </p>
      <progress className={styles["bar"]} value={progress} max={1} aria-label="Fortschritt" />
    </>
  )
}
