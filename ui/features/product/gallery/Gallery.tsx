import type { GalleryItem } from "@heimwerk/core/product/Product.ts"
import {
  type GalleryEvent,
  galleryReducer,
  type GalleryView,
  initialGalleryView,
  pausesVideo,
} from "@heimwerk/core/product/galleryZoom.ts"
import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react"

import styles from "./Gallery.module.css"
import { GalleryArrows } from "./GalleryArrows.tsx"
import buttons from "./GalleryButton.module.css"
import { galleryEntries, type GalleryEntry } from "./GalleryEntry.ts"
import { GalleryStrip } from "./GalleryStrip.tsx"
import { Thumbnails } from "./Thumbnails.tsx"
import { lazyComponent } from "../../../hydration/lazyPart.tsx"
import { useAnnounce } from "../../../widgets/Announcer.tsx"
import { Icon } from "../../../widgets/Icon.tsx"
import { useScript } from "../../../widgets/useScript.ts"

/**
 * Whether the gallery ignores a key press. A film uses the arrow keys for seeking, and the browser uses
 * combinations with a modifier key.
 */
const isOwnKey = ({ altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLMediaElement

/** State and events of a gallery. The rules are in the core (storefront 2, 4 and 9, gallery). */
const useGallery = (entries: ReadonlyArray<GalleryEntry>, root: RefObject<HTMLElement | null>) => {
  const [view, setView] = useState<GalleryView>(initialGalleryView)
  const announce = useAnnounce()
  const happen = (event: GalleryEvent) => {
    const after = galleryReducer(view, event, entries.length)
    if (pausesVideo(view, after) || after.isZoomed) {
      for (const film of root.current?.querySelectorAll("video") ?? []) film.pause()
    }
    const shown = entries[after.index]
    if (after.index !== view.index && shown !== undefined) {
      announce(`${after.index + 1} von ${entries.length}: ${shown.alt}`)
    }
    setView(after)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOwnKey(event) || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return
    event.preventDefault()
    happen({ kind: "key", key: event.key })
  }
  return { view, happen, onKeyDown }
}

const GalleryZoom = lazyComponent(async () => (await import("./GalleryZoom.tsx")).GalleryZoom)

interface GalleryProps {
  readonly items: ReadonlyArray<GalleryItem>
  readonly name: string
}

/**
 * The pictures, films and models of an article (storefront 2, 4 and 9, gallery): one large item, thumbnails,
 * arrows, and a full-screen zoom. Without JavaScript it is a scrolling strip of links to the large pictures.
 */
export const Gallery = ({ items, name }: GalleryProps) => {
  const entries = useMemo(() => galleryEntries(items, name), [items, name])
  const root = useRef<HTMLElement>(null)
  const zoomButton = useRef<HTMLButtonElement>(null)
  const { happen, onKeyDown, view } = useGallery(entries, root)
  const isReady = useScript()
  const [hasLoaded, setLoaded] = useState(false)
  // A picture that loaded before hydration reports it during hydration. A transition renders the thumbnails later.
  const showThumbnails = useCallback(() => startTransition(() => setLoaded(true)), [])
  const [wasZoomed, setWasZoomed] = useState(false)
  if (view.isZoomed && !wasZoomed) setWasZoomed(true)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on its controls bubble up to it
    <section
      ref={root}
      className={styles["gallery"]}
      aria-label="Bilder"
      data-no-runtime=""
      onKeyDown={onKeyDown}
    >
      <div className={styles["stage"]}>
        <GalleryStrip
          entries={entries}
          index={view.index}
          isReady={isReady}
          happen={happen}
          onFirstLoaded={showThumbnails}
        />
        {entries.length < 2 ? null : <GalleryArrows happen={happen} />}
        <button
          ref={zoomButton}
          type="button"
          className={`${buttons["button"]} ${styles["zoom"]}`}
          aria-haspopup="dialog"
          onClick={() => happen({ kind: "zoomOpened" })}
        >
          <Icon name="zoom" />
          <span className="visually-hidden">Bilder groß ansehen</span>
        </button>
      </div>
      {entries.length < 2 ? null : (
        <Thumbnails entries={entries} view={view} hasLoaded={hasLoaded} happen={happen} />
      )}
      {wasZoomed ? (
        <Suspense fallback={null}>
          <GalleryZoom
            entries={entries}
            name={name}
            view={view}
            happen={happen}
            onKeyDown={onKeyDown}
            finalFocus={zoomButton}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
