import { sizedImage } from "@heimwerk/core/product/image.ts"
import { type MouseEvent, Suspense, useCallback, useState } from "react"

import { lazyComponent } from "../../../hydration/lazyPart.tsx"
import { Picture } from "../Picture.tsx"
import styles from "./Gallery.module.css"
import type { GalleryEntry } from "./GalleryEntry.ts"
import { PreviewSign } from "./PreviewSign.tsx"

const Film = lazyComponent(async () => (await import("./Film.tsx")).Film)

interface SlideProps {
  readonly entry: GalleryEntry
  readonly isFirst: boolean
  readonly isReady: boolean
  readonly onZoom: () => void
  readonly onLoaded?: () => void
}

const hugeSize = 1600

/** Whether a click has no modifier key; with a modifier key, the browser opens a new tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey)

/** One large gallery item: a picture that opens the zoom, an inline film, or a link to a new tab. */
export const Slide = ({ entry, isFirst, isReady, onLoaded, onZoom }: SlideProps) => {
  const { alt, opening, picture, words } = entry
  const [isPlaying, setPlaying] = useState(false)
  // The picture may have loaded before hydration, without an event.
  const seen = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete === true) onLoaded?.()
    },
    [onLoaded],
  )
  const shown = (
    <Picture ref={seen} src={picture} alt={alt} size={640} use="stage" first={isFirst} onSettled={onLoaded} />
  )

  if (opening.kind === "picture") {
    return (
      <a
        className={styles["picture"]}
        href={sizedImage(picture, hugeSize, hugeSize)}
        target="_blank"
        rel="noreferrer"
        // The link is not focusable with the keyboard, because the button beside it opens the same zoom.
        tabIndex={isReady ? -1 : undefined}
        onClick={(event) => {
          if (!isPlain(event)) return
          event.preventDefault()
          onZoom()
        }}
      >
        {shown}
        <span className="visually-hidden">Groß ansehen</span>
      </a>
    )
  }
  if (opening.kind === "newTab") {
    return (
      <a className={styles["picture"]} href={opening.href} target="_blank" rel="noreferrer">
        {shown}
        <PreviewSign words={words} />
      </a>
    )
  }
  if (isPlaying) {
    return (
      <Suspense fallback={shown}>
        <Film src={opening.src} poster={sizedImage(picture, hugeSize, hugeSize)} name={alt} />
      </Suspense>
    )
  }
  return (
    <a
      className={styles["picture"]}
      href={opening.src}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        setPlaying(true)
      }}
    >
      {shown}
      <PreviewSign words={words} />
    </a>
  )
}
