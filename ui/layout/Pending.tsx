import { Skeleton } from "../widgets/Skeleton.tsx"
import styles from "./Pending.module.css"
import type { PendingKind } from "./usePendingPage.ts"

const tiles = ["a", "b", "c", "d", "e", "f", "g", "h"]

const Lines = () => (
  <>
    <Skeleton shape="head" />
    <Skeleton shape="line" />
    <Skeleton shape="short" />
  </>
)

const Tiles = () => (
  <div className={styles["tiles"]}>
    {tiles.map((key) => (
      <div key={key} className={styles["tile"]}>
        <Skeleton shape="picture" />
        <Skeleton shape="short" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </div>
    ))}
  </div>
)

/** The skeleton of a page that is loading. */
export const Pending = ({ kind = "page" }: { readonly kind?: PendingKind }) => (
  <div className={styles["pending"]} data-pending>
    <p className="visually-hidden">Seite wird geladen</p>
    {kind === "product" ? (
      <div className={styles["product"]}>
        <Skeleton shape="picture" />
        <div className={styles["tile"]}>
          <Lines />
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </div>
      </div>
    ) : (
      <>
        <Lines />
        {kind === "list" ? <Tiles /> : <Skeleton shape="block" />}
      </>
    )}
  </div>
)
