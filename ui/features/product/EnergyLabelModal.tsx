import { dataSheetText, energyLabelName } from "@heimwerk/core/product/energyLabel.ts"
import type { EnergyClass } from "@heimwerk/core/product/Product.ts"
import type { RefObject } from "react"

import { Modal } from "../../widgets/Modal.tsx"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import styles from "./EnergyLabelModal.module.css"

interface EnergyLabelModalProps {
  readonly energyClass: EnergyClass
  readonly name: string | undefined
  readonly dataSheetUrl: string | undefined
  readonly onClose: () => void
  readonly finalFocus: RefObject<HTMLElement | null>
}

/** The whole energy label with a link to the data sheet (storefront 2, product tile). */
export const EnergyLabelModal = ({
  dataSheetUrl,
  energyClass,
  finalFocus,
  name,
  onClose,
}: EnergyLabelModalProps) => (
  <Modal title="Energielabel" onClose={onClose} finalFocus={finalFocus}>
    <div className={styles["content"]}>
      {name === undefined ? null : <p>{name}</p>}
      <img
        className={styles["label"]}
        src={energyClass.labelUrl}
        alt={`Energielabel: ${energyLabelName(energyClass)}`}
        width={520}
        height={760}
      />
      {dataSheetUrl === undefined ? null : (
        <NewTabLink className={styles["sheet"]} href={dataSheetUrl}>
          {dataSheetText}
        </NewTabLink>
      )}
    </div>
  </Modal>
)
