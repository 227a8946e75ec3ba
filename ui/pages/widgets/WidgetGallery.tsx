import type { ComponentType } from "react"
import { useLoaderData } from "react-router-dom"

import type { Answer } from "../Answer.ts"
import { CarouselSamples } from "./CarouselSamples.tsx"
import { FieldSamples } from "./FieldSamples.tsx"
import { ListSamples } from "./ListSamples.tsx"
import { MessageSamples } from "./MessageSamples.tsx"
import { ModalSamples } from "./ModalSamples.tsx"
import { PageView } from "../PageView.tsx"
import { OnlyWidget, Sample } from "./Sample.tsx"
import styles from "./WidgetGallery.module.css"
import type { GalleryData } from "./load.ts"
import { paths } from "../../paths.ts"
import type { WidgetName } from "./widgetNames.ts"
import { Button, ButtonLink, type ButtonLook } from "../../widgets/Button.tsx"
import { CountLink } from "../../widgets/CountLink.tsx"

const looks: ReadonlyArray<ButtonLook> = ["main", "forest", "outline", "plain"]

const ButtonSamples = () => (
  <>
    <Sample name="Knopf">
      {looks.map((look) => (
        <div key={look} className={styles["line"]}>
          <Button look={look}>In den Warenkorb</Button>
          <Button look={look} busy>
            Wird hinzugefügt
          </Button>
          <Button look={look} disabled>
            Nicht möglich
          </Button>
          <ButtonLink look={look} to="/">
            Zur Startseite
          </ButtonLink>
        </div>
      ))}
      <Button wide>Weiter</Button>
    </Sample>
    <Sample name="Link mit Zähler">
      <div className={styles["dark"]}>
        <CountLink to="/merkliste" icon="heart" word="Merkliste" count={0} />
        <CountLink to="/warenkorb" icon="basket" word="Warenkorb" count={7} />
        <CountLink to="/warenkorb?viel" icon="basket" word="Viel im Warenkorb" count={120} />
      </div>
    </Sample>
  </>
)

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
 * Every widget in every state, for developers and tests; not in production. All widgets are on one page, and
 * each also has its own page. The file name does not end in `Page.tsx`, so its scripts are left out of the
 * shared chunks and of the size budgets.
 */
export const WidgetGallery = () => (
  <PageView answer={useLoaderData<Answer<GalleryData>>()}>
    {({ only }) => (
      <div className={styles["page"]}>{only === undefined ? <All /> : <Only name={only} />}</div>
    )}
  </PageView>
)
