import { sizedImage } from "@heimwerk/core/product/image.ts"

import { ButtonLink } from "../../widgets/Button.tsx"
import styles from "./Teaser.module.css"

interface TeaserProps {
  readonly picture: string | undefined
  readonly link: string
}

/** The first thing on the home page: what the shop is for, and a way in. */
export const Teaser = ({ link, picture }: TeaserProps) => (
  <section className={styles["teaser"]} aria-labelledby="teaser">
    <div className={styles["text"]}>
      <h1 id="teaser" className={styles["headline"]}>
        Finden &amp; machen
      </h1>
      <p className={styles["subline"]}>
        Werkzeug und Material für dein Projekt. Online bestellt oder in einer Stunde im Markt abholbereit.
      </p>
      <ButtonLink to={link}>Werkzeug ansehen</ButtonLink>
    </div>
    {picture === undefined || picture === "" ? null : (
      <img
        className={styles["picture"]}
        src={sizedImage(picture, 480, 480)}
        width={480}
        height={480}
        alt=""
        fetchPriority="high"
      />
    )}
  </section>
)
