import type { ComponentType } from "react"
import { useLoaderData } from "react-router-dom"

import { paths } from "../../paths.ts"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { ButtonSamples } from "./ButtonSamples.tsx"
import { CarouselSamples } from "./CarouselSamples.tsx"
import { FieldSamples } from "./FieldSamples.tsx"
import { ListSamples } from "./ListSamples.tsx"
import { MessageSamples } from "./MessageSamples.tsx"
import type { GalleryData } from "./load.ts"
import { ModalSamples } from "./ModalSamples.tsx"
import { OnlyWidget } from "./Sample.tsx"
import styles from "./WidgetGallery.module.css"
import type { WidgetName } from "./widgetNames.ts"

const sections: ReadonlyArray<{
  readonly id: string
  readonly title: string
  readonly Samples: ComponentType
}> = [
  { id: "knoepfe", title: "Knöpfe", Samples: ButtonSamples },
  { id: "felder", title: "Felder", Samples: FieldSamples },
  { id: "fenster", title: "Fenster", Samples: ModalSamples },
  { id: "meldungen", title: "Meldungen", Samples: MessageSamples },
  { id: "karussells", title: "Karussells", Samples: CarouselSamples },
  { id: "listen", title: "Listen und Zeichen", Samples: ListSamples },
]

const All = () => (
  <>
    <h1>Widgets</h1>
    <nav aria-label="Widgets">
      <ul className={styles["line"]}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles["chip"]} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {sections.map(({ Samples, id, title }) => (
      <section key={id} id={id} className={styles["section"]} aria-labelledby={`${id}-titel`}>
        <h2 id={`${id}-titel`}>{title}</h2>
        <Samples />
      </section>
    ))}
  </>
)

const Only = ({ name }: { readonly name: WidgetName }) => (
  <OnlyWidget value={name}>
    <h1>{name}</h1>
    {sections.map(({ Samples, id }) => (
      <Samples key={id} />
    ))}
    <p>
      <a href={paths.widgets}>Alle Widgets</a>
    </p>
  </OnlyWidget>
)

/**
 * Every widget in every state, on one page and each on its own page, for developers and tests; not in
 * production. It is not a page of the shop: its scripts count neither for shared chunks nor for budgets,
 * which go by file name.
 */
export const WidgetGallery = () => (
  <PageView answer={useLoaderData<Answer<GalleryData>>()}>
    {({ only }) => (
      <div className={styles["page"]}>{only === undefined ? <All /> : <Only name={only} />}</div>
    )}
  </PageView>
)
