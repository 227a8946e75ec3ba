import { consentGateTexts } from "@heimwerk/core/consent/gateTexts.ts"

import { Button } from "../../../widgets/Button.tsx"
import styles from "./MapsGate.module.css"

/** Asks for the consent to map tiles (storefront 4, consent gate); the map below works without. */
export const MapsGate = ({ onAccept }: { readonly onAccept: () => void }) => (
  <section className={styles["gate"]} aria-labelledby="karten-einwilligung">
    <h3 id="karten-einwilligung" className={styles["title"]}>
      {consentGateTexts.headline}
    </h3>
    <p>
      Straßen lädt die Karte von einem Kartendienst. Ohne deine Zustimmung siehst du Umrisse und Ortsnamen.
    </p>
    <Button onClick={onAccept}>{consentGateTexts.accept}</Button>
    <details className={styles["more"]}>
      <summary>{consentGateTexts.moreInformation}</summary>
      <p>
        Dabei erfährt der Kartendienst deine IP-Adresse und welchen Ausschnitt du ansiehst. Wir merken uns
        deine Entscheidung in einem Cookie; du kannst sie jederzeit zurücknehmen.
      </p>
    </details>
  </section>
)
