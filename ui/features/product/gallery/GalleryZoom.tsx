import { Dialog } from "@base-ui/react/dialog"
import type { GalleryEvent, GalleryView } from "@heimwerk/core/product/galleryZoom.ts"
import { shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import type { KeyboardEvent, RefObject } from "react"

import closing from "../../../widgets/CloseButton.module.css"
import { Icon } from "../../../widgets/Icon.tsx"
import { GalleryArrows } from "./GalleryArrows.tsx"
import type { GalleryEntry } from "./GalleryEntry.ts"
import styles from "./GalleryZoom.module.css"
import { Thumbnails } from "./Thumbnails.tsx"
import { ZoomStage } from "./ZoomStage.tsx"

interface GalleryZoomProps {
  readonly entries: ReadonlyArray<GalleryEntry>
  readonly name: string
  readonly view: GalleryView
  readonly happen: (event: GalleryEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** The button that opened the zoom; focus returns to it (storefront 4, gallery). */
  readonly finalFocus: RefObject<HTMLElement | null>
}

/**
 * The full-screen gallery. While it is open, the page behind it does not scroll (storefront 2 and 4,
 * gallery).
 */
export const GalleryZoom = ({ entries, finalFocus, happen, name, onKeyDown, view }: GalleryZoomProps) => {
  const entry = entries[view.index]
  return (
    <Dialog.Root
      open={view.isZoomed}
      onOpenChange={(opens) => {
        if (!opens) happen({ kind: "zoomClosed" })
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup className={styles["zoom"] ?? ""} finalFocus={finalFocus} onKeyDown={onKeyDown}>
          <header className={styles["head"]}>
            <Dialog.Title className={styles["title"] ?? ""}>{shownName(name)}</Dialog.Title>
            <p className={styles["count"]}>{`${view.index + 1} von ${entries.length}`}</p>
            <Dialog.Close className={closing["close"] ?? ""} aria-label="Schließen">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className={styles["stage"]}>
            {entry === undefined ? null : (
              <ZoomStage
                key={entry.key}
                entry={entry}
                isMagnified={view.isMagnified}
                happen={happen}
                canSwipe={entries.length > 1}
              />
            )}
            {entries.length < 2 ? null : <GalleryArrows happen={happen} />}
          </div>
          {entries.length < 2 ? null : (
            <div className={styles["foot"]}>
              <Thumbnails entries={entries} view={view} hasLoaded happen={happen} />
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
