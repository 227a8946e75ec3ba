import { assert, describe, it } from "@effect/vitest"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { withdrawalNotice } from "@heimwerk/core/withdrawal/withdrawalNotice.ts"

const retailer = {
  ...Retailer.defaultValue(),
  name: "Muster Baumarkt GmbH",
  street: "Beispielweg 2",
  city: "10115 Berlin",
  phone: "030 123456",
  email: "hilfe@muster.example",
}

describe("the notice of the right of withdrawal", () => {
  it("the notice of withdrawal has the words of the law, the retailer's address and the link to the online form", () => {
    assert.deepStrictEqual<unknown>(withdrawalNotice(retailer, "https://shop.example/widerruf"), [
      {
        kind: "heading",
        text: "Widerrufsbelehrung",
      },
      {
        kind: "paragraph",
        text: "Widerrufsrecht: Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.",
      },
      {
        kind: "paragraph",
        text: "Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Muster Baumarkt GmbH, Beispielweg 2, 10115 Berlin, Telefon 030 123456, E-Mail hilfe@muster.example) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.",
      },
      {
        kind: "paragraph",
        text: "Sie können Ihr Widerrufsrecht auch online unter der folgenden Adresse ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. per E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zu dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.",
      },
      {
        kind: "link",
        text: "Vertrag widerrufen",
        href: "https://shop.example/widerruf",
      },
      {
        kind: "paragraph",
        text: "Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
      },
      {
        kind: "paragraph",
        text: "Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.",
      },
      {
        kind: "paragraph",
        text: "Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Wir tragen die Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.",
      },
      {
        kind: "heading",
        text: "Muster-Widerrufsformular",
      },
      {
        kind: "paragraph",
        text: "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
      },
      {
        kind: "lines",
        lines: [
          "An Muster Baumarkt GmbH, Beispielweg 2, 10115 Berlin, E-Mail hilfe@muster.example:",
          "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)",
          "Bestellt am (*)/erhalten am (*)",
          "Name des/der Verbraucher(s)",
          "Anschrift des/der Verbraucher(s)",
          "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)",
          "Datum",
          "(*) Unzutreffendes streichen.",
        ],
      },
    ])
  })
})
