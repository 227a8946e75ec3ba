import type { ReactNode } from "react"

import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./ServicePage.module.css"

interface HeroProps {
  readonly title: string
  readonly lead: string
  readonly benefits: ReadonlyArray<string>
  readonly picture: string
  /** The link to the request form. */
  readonly children: ReactNode
}

/** The head of a service page: description, benefits and form link. */
export const Hero = ({ benefits, children, lead, picture, title }: HeroProps) => (
  <>
    <Breadcrumb links={[]} current={title} />
    <div className={styles["hero"]}>
      <div className={styles["pitch"]}>
        <h1>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
        <ul className={styles["benefits"]}>
          {benefits.map((text) => (
            <li key={text}>
              <Icon name="check" size={20} />
              {text}
            </li>
          ))}
        </ul>
        {children}
      </div>
      <img className={styles["picture"]} src={picture} alt="" width={700} height={440} fetchPriority="high" />
    </div>
  </>
)
