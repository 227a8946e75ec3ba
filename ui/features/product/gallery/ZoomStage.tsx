import type { GalleryEvent } from "@heimwerk/core/product/galleryZoom.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"

import { Film } from "./Film.tsx"
import type { GalleryEntry } from "./GalleryEntry.ts"
import styles from "./GalleryZoom.module.css"
import { PreviewSign } from "./PreviewSign.tsx"
import { useMagnified } from "./useMagnified.ts"
import { useSwipe } from "./useSwipe.ts"

interface ZoomStageProps {
  readonly entry: GalleryEntry
  readonly isMagnified: boolean
  readonly happen: (event: GalleryEvent) => void
  readonly canSwipe: boolean
}

const side = 1600

/**
 * The zoomed picture. A click magnifies it 2.5 times, and another click ends the magnification (storefront 4
 * and 9, gallery).
 */
const ZoomPicture = ({ canSwipe, entry, happen, isMagnified }: ZoomStageProps) => {
  const { frame, pan, toggle } = useMagnified(isMagnified, () => happen({ kind: "imageClicked" }))
  const swipe = useSwipe({ change: (steps) => happen({ kind: steps === 1 ? "next" : "previous" }) })
  return (
    <div
      ref={frame}
      className={styles["frame"]}
      data-magnified={isMagnified || undefined}
      {...(isMagnified ? pan : canSwipe ? swipe : {})}
    >
      <button
        type="button"
        className={styles["picture"]}
        aria-describedby={isMagnified ? "gallery-pan" : undefined}
        onClick={toggle}
      >
        <img
          src={sizedImage(entry.picture, side, side)}
          width={side}
          height={side}
          alt={entry.alt}
          draggable={false}
        />
        <span className="visually-hidden">{isMagnified ? "Bild verkleinern" : "Bild vergrößern"}</span>
      </button>
      <span id="gallery-pan" hidden>
        Mit den Pfeiltasten nach oben und unten, und mit der Umschalttaste nach links und rechts, verschiebst
        du das Bild.
      </span>
    </div>
  )
}

/** The content of the zoom for one item: a picture, a film, or a preview with a link to a new tab. */
export const ZoomStage = (props: ZoomStageProps) => {
  const { alt, opening, picture, words } = props.entry
  if (opening.kind === "picture") return <ZoomPicture {...props} />
  if (opening.kind === "inlineVideo") {
    return (
      <div className={styles["frame"]}>
        <Film src={opening.src} poster={sizedImage(picture, side, side)} name={alt} />
      </div>
    )
  }
  return (
    <div className={styles["frame"]}>
      <a className={styles["preview"]} href={opening.href} target="_blank" rel="noreferrer">
        <img src={sizedImage(picture, side, side)} width={side} height={side} alt={alt} />
        <PreviewSign words={words} />
      </a>
    </div>
  )
}
