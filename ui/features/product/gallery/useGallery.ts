import {
  galleryReducer,
  type GalleryEvent,
  type GalleryView,
  initialGalleryView,
  pausesVideo,
} from "@heimwerk/core/product/galleryZoom.ts"
import { type KeyboardEvent, type RefObject, useState } from "react"

import { useAnnounce } from "../../../widgets/Announcer.tsx"
import type { GalleryEntry } from "./GalleryEntry.ts"

/** Keys that the focused element handles itself; a film uses the arrows for seeking. */
const isOwnKey = ({ altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLMediaElement

/** State and events of a gallery; the rules are in the core (storefront 2, 4 and 9, gallery). */
export const useGallery = (entries: ReadonlyArray<GalleryEntry>, root: RefObject<HTMLElement | null>) => {
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
