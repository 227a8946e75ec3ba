import type { GalleryEvent } from "@heimwerk/core/product/galleryZoom.ts"

import { Icon } from "../../../widgets/Icon.tsx"
import styles from "./GalleryArrows.module.css"
import buttons from "./GalleryButton.module.css"

/**
 * The previous and next buttons of the gallery and of its zoom. The first item follows the last (storefront
 * 4, gallery).
 */
export const GalleryArrows = ({ happen }: { readonly happen: (event: GalleryEvent) => void }) => (
  <>
    <button
      type="button"
      className={`${buttons["button"]} ${styles["previous"]}`}
      onClick={() => happen({ kind: "previous" })}
    >
      <Icon name="chevron-left" />
      <span className="visually-hidden">Vorheriges Bild</span>
    </button>
    <button
      type="button"
      className={`${buttons["button"]} ${styles["next"]}`}
      onClick={() => happen({ kind: "next" })}
    >
      <Icon name="chevron-right" />
      <span className="visually-hidden">Nächstes Bild</span>
    </button>
  </>
)
