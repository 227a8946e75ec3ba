import { addToDataLayer } from "@heimwerk/adapters/browser/dataLayer.ts"
import type { TeaserBanner } from "@heimwerk/core/navigation/TeaserBanner.ts"
import { initialTeaser, teaserReducer } from "@heimwerk/core/navigation/teaser.ts"
import { type RefObject, useCallback, useEffect, useReducer, useRef } from "react"

import { Link } from "../../widgets/Link.tsx"
import { CopyCode } from "./CopyCode.tsx"
import styles from "./Teaser.module.css"
import { onFirstUse } from "../../hydration/onFirstUse.ts"
import { colourName, isDark, paint } from "./teaserColours.ts"

/**
 * Reports the visible share of an element, from 0 to 1: once at the start, and when the share rises above one half
 * or falls below it.
 */
const useVisibleShare = (element: RefObject<Element | null>, onShare: (share: number) => void) => {
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio } of entries) onShare(intersectionRatio)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onShare])
}

let used: Promise<void> | undefined

/**
 * Resolves after the visitor's next use of the page (`onFirstUse`). All teasers share one promise, so calls
 * after this use resolve at once.
 */
const firstUse = (): Promise<void> => (used ??= new Promise((resolve) => onFirstUse(resolve)))

interface TeaserProps {
  readonly banner: TeaserBanner
  /**
   * Whether this is the first teaser of a page: its headline is the page's main heading, and its picture
   * loads first.
   */
  readonly isFirst?: boolean
}

const paper = "#fbfaf7"

const groundOf = ({ background }: TeaserBanner): string => background.color ?? paper

/**
 * State of a teaser. A view is added to the data layer once, when half of the teaser was visible and the visitor has
 * interacted with the page. It needs no consent, because it stays in the page.
 */
const useTeaser = ({ href, typ }: TeaserBanner) => {
  const element = useRef<HTMLElement>(null)
  const [teaser, dispatch] = useReducer(teaserReducer, initialTeaser)
  useVisibleShare(
    element,
    useCallback((share: number) => dispatch({ kind: "visible", share }), []),
  )
  const { isViewed } = teaser
  useEffect(() => {
    if (!isViewed) return
    void firstUse().then(() => addToDataLayer({ event: "teaser_view", href, typ }))
  }, [href, isViewed, typ])
  return { element, teaser, dispatch }
}

const Logo = ({ side, src }: { readonly side: "left" | "right"; readonly src: string | undefined }) =>
  src === undefined ? null : (
    <img className={styles[`logo-${side}`]} src={src} width={96} height={40} alt="" loading="lazy" />
  )

/** A teaser banner (storefront 3 and 4, teaser). Editors choose its texts, colours, pictures and button. */
export const Teaser = ({ banner, isFirst = false }: TeaserProps) => {
  const { element, teaser, dispatch } = useTeaser(banner)
  const { background, button, copyCode, headline, href, logoLeft, logoRight, subline, textAlign } = banner
  const ground = groundOf(banner)
  const Heading = isFirst ? "h1" : "h2"
  useEffect(() => {
    paint(element.current, "--ground", ground)
    paint(element.current, "--headline", headline.color)
  }, [element, ground, headline.color])
  return (
    <article
      ref={element}
      className={isFirst ? `${styles["teaser"]} ${styles["first"]}` : styles["teaser"]}
      data-ground={colourName(ground)}
      data-dark={isDark(ground) ? "" : undefined}
      data-headline={headline.color === undefined ? undefined : (colourName(headline.color) ?? "own")}
      data-align={textAlign}
      data-picture={background.kind === "picture" ? "" : undefined}
    >
      <Logo side="left" src={logoLeft} />
      <Logo side="right" src={logoRight} />
      <div className={styles["text"]}>
        <div className={styles["words"]}>
          <Heading className={styles["headline"]}>
            {button === undefined ? (
              <Link className={styles["whole"]} to={href}>
                {headline.text}
              </Link>
            ) : (
              headline.text
            )}
          </Heading>
          {subline === undefined ? null : <p className={styles["subline"]}>{subline}</p>}
        </div>
        <div className={styles["ways"]}>
          {copyCode === undefined ? null : <CopyCode code={copyCode} teaser={teaser} dispatch={dispatch} />}
          {button === undefined ? null : (
            <Link className={`${styles["button"]} ${styles["whole"]} ${styles[button.type]}`} to={href}>
              {button.text}
            </Link>
          )}
        </div>
      </div>
      {background.kind === "picture" ? (
        <img
          className={styles["picture"]}
          src={background.src}
          width={700}
          height={440}
          alt=""
          {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        />
      ) : null}
    </article>
  )
}
