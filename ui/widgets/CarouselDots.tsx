import styles from "./CarouselEngine.module.css"

interface CarouselDotsProps {
  readonly count: number
  readonly selected: number
  readonly go: (index: number) => void
}

/** Dots for the views of a carousel. */
export const CarouselDots = ({ count, go, selected }: CarouselDotsProps) => (
  <ul className={styles["dots"]}>
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <li key={index}>
        <button
          type="button"
          className={styles["dot"]}
          aria-current={index === selected ? "true" : undefined}
          onClick={() => go(index)}
        >
          <span className="visually-hidden">
            Ansicht {index + 1} von {count}
          </span>
        </button>
      </li>
    ))}
  </ul>
)
