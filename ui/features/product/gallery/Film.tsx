import { noVideoText } from "@heimwerk/core/product/galleryZoom.ts"
import { useEffect, useRef, useState } from "react"

import { takeFocus } from "../../../widgets/takeFocus.ts"
import styles from "./Gallery.module.css"
import { PreviewSign } from "./PreviewSign.tsx"

interface FilmProps {
  readonly src: string
  readonly poster: string
  readonly name: string
}

const failedWords = {
  does: "Video lässt sich hier nicht abspielen: in neuem Tab öffnen",
  icon: "play",
} as const

/**
 * A film that replaces its preview picture (storefront 4, gallery). It plays at once and takes focus,
 * because the visitor started it. It has no sound and needs no captions. A film that does not load becomes a
 * link that opens it in a new tab.
 */
export const Film = ({ name, poster, src }: FilmProps) => {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => film.current?.focus(), [])
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) {
    return (
      <a ref={takeFocus} className={styles["picture"]} href={src} target="_blank" rel="noreferrer">
        <img className={styles["film"]} src={poster} alt={name} width={640} height={640} />
        <PreviewSign words={failedWords} />
      </a>
    )
  }
  return (
    <video
      ref={film}
      className={styles["film"]}
      src={src}
      poster={poster}
      aria-label={name}
      width={640}
      height={640}
      controls
      autoPlay
      muted
      playsInline
      onError={() => setFailed(true)}
    >
      {noVideoText}
    </video>
  )
}
