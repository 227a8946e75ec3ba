import { Button, ButtonLink, type ButtonLook } from "../../widgets/Button.tsx"
import { CountLink } from "../../widgets/CountLink.tsx"
import { Sample } from "./Sample.tsx"
import styles from "./WidgetGallery.module.css"

const looks: ReadonlyArray<ButtonLook> = ["main", "forest", "outline", "plain"]

export const ButtonSamples = () => (
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
