import { placeholderCount } from "@heimwerk/core/product/gallery.ts"
import {
  type GalleryEvent,
  type GalleryView,
  thumbnailSize,
  thumbnailSizes,
} from "@heimwerk/core/product/galleryZoom.ts"

import { Icon } from "../../../widgets/Icon.tsx"
import type { GalleryEntry } from "./GalleryEntry.ts"
import styles from "./Thumbnails.module.css"

interface ThumbnailsProps {
  readonly entries: ReadonlyArray<GalleryEntry>
  readonly view: GalleryView
  /** Whether the first picture has loaded. Before that, grey placeholders replace the thumbnails. */
  readonly hasLoaded: boolean
  readonly happen: (event: GalleryEvent) => void
}

const places = ["1", "2", "3", "4", "5"]

/** A thumbnail; films and models have an icon on it. */
const Preview = ({ entry }: { readonly entry: GalleryEntry }) => (
  <>
    <img
      src={entry.thumbnail}
      width={thumbnailSizes.requested}
      height={thumbnailSizes.requested}
      alt=""
      decoding="async"
    />
    {entry.words.icon === undefined ? null : (
      <span className={styles["sign"]}>
        <Icon name={entry.words.icon} size={20} />
      </span>
    )}
  </>
)

/**
 * The thumbnails of the gallery. A click selects an item; items that open in a new tab are links (storefront
 * 2, 4 and 9, gallery). Before the first picture has loaded, at most five placeholders are shown.
 */
export const Thumbnails = ({ entries, happen, hasLoaded, view }: ThumbnailsProps) => {
  const look = thumbnailSize(view) === thumbnailSizes.zoomed ? styles["zoomed"] : ""
  if (!hasLoaded) {
    return (
      <div className={`${styles["thumbnails"]} ${styles["waiting"]} ${look}`} aria-hidden="true">
        {places.slice(0, placeholderCount(entries.length)).map((place) => (
          <span key={place} className={styles["placeholder"]} />
        ))}
      </div>
    )
  }
  return (
    <ul className={`${styles["thumbnails"]} ${look}`}>
      {entries.map((entry, index) => {
        const common = {
          className: styles["thumbnail"],
          "aria-current": index === view.index || undefined,
          onClick: () => happen({ kind: "selected", index }),
        } as const
        const name = (
          <span className="visually-hidden">{`${entry.words.does}, ${index + 1} von ${entries.length}`}</span>
        )
        return (
          <li key={entry.key}>
            {entry.opening.kind === "newTab" ? (
              <a {...common} href={entry.opening.href} target="_blank" rel="noreferrer">
                <Preview entry={entry} />
                {name}
              </a>
            ) : (
              <button {...common} type="button">
                <Preview entry={entry} />
                {name}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
