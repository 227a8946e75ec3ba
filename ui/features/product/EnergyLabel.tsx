import { dataSheetText, energyLabelName, energyPlace } from "@heimwerk/core/product/energyLabel.ts"
import type { EnergyClass } from "@heimwerk/core/product/Product.ts"
import { type KeyboardEvent, type MouseEvent, Suspense, useRef, useState } from "react"

import { lazyComponent } from "../../hydration/lazyPart.tsx"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import styles from "./EnergyLabel.module.css"

const EnergyLabelModal = lazyComponent(async () => (await import("./EnergyLabelModal.tsx")).EnergyLabelModal)

interface EnergyLabelProps {
  readonly energyClass: EnergyClass
  /** Name of the article, if the label is not shown beside it. */
  readonly name?: string | undefined
  readonly dataSheetUrl?: string | undefined
}

/** This link acts as a button, so Space must also activate it. */
const onSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== " ") return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * The arrow of the EU energy label with class and range. A click opens the whole label; without JavaScript
 * the arrow is a link to it. A link to the data sheet is beside the arrow (storefront 2, product tile;
 * regulation (EU) 2017/1369).
 */
export const EnergyLabel = ({ dataSheetUrl, energyClass, name }: EnergyLabelProps) => {
  const { from, labelUrl, rating, to } = energyClass
  const opener = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className={styles["energy"]}>
      <a
        ref={opener}
        className={styles["label"]}
        href={labelUrl}
        target="_blank"
        rel="noreferrer"
        role="button"
        aria-haspopup="dialog"
        onClick={open}
        onKeyDown={onSpace}
      >
        <span className={styles["range"]} aria-hidden="true">
          <span>{from}</span>
          <span className={styles["up"]} />
          <span>{to}</span>
        </span>
        <span
          className={`${styles["arrow"]} ${styles[`place${energyPlace(energyClass)}`] ?? ""}`}
          aria-hidden="true"
        >
          {rating}
        </span>
        <span className="visually-hidden">{`${energyLabelName(energyClass)}, Energielabel ansehen`}</span>
      </a>
      {dataSheetUrl === undefined ? null : (
        <NewTabLink className={styles["sheet"]} href={dataSheetUrl}>
          {dataSheetText}
        </NewTabLink>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <EnergyLabelModal
            energyClass={energyClass}
            name={name}
            dataSheetUrl={dataSheetUrl}
            onClose={() => setOpen(false)}
            finalFocus={opener}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
