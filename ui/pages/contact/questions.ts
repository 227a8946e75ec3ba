import { footerClaims, paymentMethods, shippingCompanies } from "@heimwerk/core/navigation/footer.ts"

/** Frequent questions. The answers repeat the footer claims (storefront 2). */
export const questions: ReadonlyArray<{ readonly question: string; readonly answer: string }> = [
  {
    question: "Was kostet der Versand?",
    answer: `${footerClaims.shipping.title}. ${footerClaims.shipping.text} Wir versenden mit ${shippingCompanies.join(", ")}.`,
  },
  {
    question: "Wann ist mein reservierter Artikel abholbereit?",
    answer: `${footerClaims.reservation.title}. ${footerClaims.reservation.text}`,
  },
  {
    question: "Wie lange kann ich Artikel umtauschen?",
    answer: `${footerClaims.exchange.title}. ${footerClaims.exchange.text}`,
  },
  {
    question: "Welche Garantie habe ich auf Eigenmarken?",
    answer: `${footerClaims.guarantee.title}. ${footerClaims.guarantee.text}`,
  },
  {
    question: "Wie kann ich bezahlen?",
    answer: `Im Onlineshop bezahlst du mit ${paymentMethods.slice(0, -1).join(", ")} oder ${paymentMethods.at(-1)}.`,
  },
]
