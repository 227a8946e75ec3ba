import { footerClaims, shippingCompanies } from "@heimwerk/core/navigation/footer.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { useLoaderData } from "react-router-dom"

import { paths } from "../../paths.ts"
import { Page } from "../../shared/Page.tsx"
import { Questions } from "../../shared/Questions.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import styles from "./InfoPages.module.css"
import type { ShippingData } from "./loadInfo.ts"

const free = "kostenlos"

interface Row {
  readonly way: string
  readonly note: string
  readonly cost: string
}

const costsOf = ({
  freeShippingFrom,
  freightPrice,
  islandSurcharges,
  parcelPrice,
}: ShippingData): ReadonlyArray<Row> => [
  {
    way: "Paket nach Hause",
    note: `Artikel für weniger als ${formatCents(freeShippingFrom)}`,
    cost: formatCents(parcelPrice),
  },
  { way: "Paket nach Hause", note: `Artikel ab ${formatCents(freeShippingFrom)}`, cost: free },
  {
    way: "Spedition nach Hause",
    note: "Wenn ein Artikel schwerer als 31,5 kg oder länger als 2 m ist oder auf eine Palette gehört",
    cost: formatCents(freightPrice),
  },
  {
    way: "Zuschlag für Inseln",
    note: "Paket auf eine Insel, die keine Straße erreicht, zum Beispiel Borkum oder Sylt",
    cost: formatCents(islandSurcharges.parcel),
  },
  {
    way: "Zuschlag für Inseln",
    note: "Spedition auf eine solche Insel",
    cost: formatCents(islandSurcharges.freight),
  },
  { way: "Abholung im Markt", note: footerClaims.reservation.text, cost: free },
]

const questionsOf = ({ freeShippingFrom }: ShippingData) => [
  {
    question: "Was zählt für den gratis Versand?",
    answer: `Der Wert der Artikel, die wir dir als Paket schicken, vor Abzug von Gutscheinen und Coupons. Artikel zur Abholung im Markt zählen nicht mit. Wie viel noch bis ${formatCents(freeShippingFrom)} fehlt, siehst du im Warenkorb.`,
  },
  {
    question: "Wer bringt mein Paket?",
    answer: `Wir versenden mit ${shippingCompanies.join(", ")}, innerhalb Deutschlands.`,
  },
  {
    question: "Wann kommt meine Lieferung?",
    // A test compares the hour and the days with `deliveryPromise`, which would load all public holidays here.
    answer:
      "Bestellungen, die wir werktags vor 14 Uhr erhalten, verlassen unser Lager noch am selben Tag. Ein Paket kommt am ersten oder zweiten Zustelltag danach, von Montag bis Samstag. Die Spedition kommt am dritten bis fünften Tag, von Montag bis Freitag. An Feiertagen in unserem oder deinem Bundesland wird nicht geliefert. Bei Vorkasse beginnt die Lieferzeit, wenn deine Zahlung da ist.",
  },
  {
    question: "Kann ich Versand und Abholung mischen?",
    answer: "Ja. Du wählst bei jedem Artikel, ob wir ihn schicken oder ob du ihn im Markt abholst.",
  },
]

const Shipping = (data: ShippingData) => (
  <Page
    title="Versandkosten"
    lead={`${footerClaims.shipping.title}, und im Markt holst du immer kostenlos ab.`}
  >
    <table className={styles["costs"]}>
      <caption className="visually-hidden">Versandkosten nach Art der Lieferung</caption>
      <thead>
        <tr>
          <th scope="col">Lieferung</th>
          <th scope="col">Kosten je Bestellung</th>
        </tr>
      </thead>
      <tbody>
        {costsOf(data).map(({ cost, note, way }) => (
          <tr key={way + note}>
            <th scope="row">
              {way}
              <span className={styles["condition"]}>{note}</span>
            </th>
            <td>{cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles["text"]}>Alle Preise enthalten die gesetzliche Mehrwertsteuer.</p>
    <div className={styles["ways"]}>
      <ButtonLink to={paths.basket}>Zum Warenkorb</ButtonLink>
      <ButtonLink to={paths.markets} look="outline">
        Märkte &amp; Öffnungszeiten
      </ButtonLink>
    </div>
    <Questions questions={questionsOf(data)} />
  </Page>
)

/** The page with all shipping costs as a table (storefront 2, footer claims). */
export const ShippingPage = () => (
  <PageView answer={useLoaderData<Answer<ShippingData>>()}>{(data) => <Shipping {...data} />}</PageView>
)
