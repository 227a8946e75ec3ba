import type { Stage } from "../environment.ts"

/**
 * The category of a service in the consent dialog. Visitors can decline all categories except `essential`.
 */
export type ConsentCategory = "essential" | "functional" | "analytics" | "marketing"

/** A service listed in the consent dialog. */
export interface ListedService {
  /** Unique key of the service. For a service with a consent gate, it is the name of the gate. */
  readonly key: string
  readonly name: string
  readonly category: ConsentCategory
  /** The purpose of the service, in one German sentence. */
  readonly purpose: string
}

const of = (key: string, name: string, category: ConsentCategory, purpose: string): ListedService => ({
  key,
  name,
  category,
  purpose,
})

/**
 * The services of the consent dialog in display order (storefront 9: about 34, with ids per environment). The
 * specification describes only services with a consent gate, and only their kind; the names are our choice.
 * The shop's code uses only the essential services and the services with a consent gate. A shop whose consent
 * manager has other services replaces this table.
 */
export const consentServices: ReadonlyArray<ListedService> = [
  of(
    "session",
    "Sitzung und Anmeldung",
    "essential",
    "Hält dich angemeldet und erkennt deinen Besuch wieder.",
  ),
  of("basket", "Warenkorb und Merkliste", "essential", "Merkt sich, was du kaufen oder dir merken willst."),
  of("market", "Marktauswahl", "essential", "Merkt sich deinen Markt, damit Preise und Bestände stimmen."),
  of("consent", "Verwaltung der Einwilligungen", "essential", "Merkt sich, was du hier entscheidest."),
  of(
    "botcheck",
    "Schutz vor automatisierten Anfragen",
    "essential",
    "Prüft mit einer Rechenaufgabe in deinem Browser, dass kein Programm ein Formular ausfüllt.",
  ),
  of("payment", "Zahlungsabwicklung", "essential", "Wickelt deine Zahlung ab."),
  of("delivery", "Content-Auslieferung", "essential", "Liefert Seiten, Bilder und Schriften aus."),
  of("errors", "Fehlerprotokoll", "essential", "Hält fest, wenn etwas auf unseren Seiten nicht klappt."),
  of("chatbot", "24h-Service-Chat", "functional", "Beantwortet deine Fragen rund um die Uhr."),
  of("secondChat", "Kundenservice-Chat", "functional", "Verbindet dich im Chat mit unserem Kundenservice."),
  of("video", "Videoberatung", "functional", "Verbindet dich per Video mit Fachleuten aus dem Markt."),
  of(
    "community",
    "Produktberatung aus der Community",
    "functional",
    "Zeigt dir Rat von Heimwerkerinnen und Heimwerkern.",
  ),
  of("maps", "Karten", "functional", "Lädt Straßen und Orte für die Karte unserer Märkte."),
  of("addresses", "Adressvorschläge", "functional", "Schlägt beim Tippen Adressen vor."),
  of("reviews", "Produktbewertungen", "functional", "Zeigt Bewertungen anderer Käuferinnen und Käufer."),
  of("planner", "3D-Planer", "functional", "Zeigt dir Küche, Bad oder Terrasse in 3D."),
  of("models", "360-Grad- und AR-Ansichten", "functional", "Zeigt Produkte rundum oder in deinem Raum."),
  of("videos", "Produktvideos", "functional", "Spielt Videos zu Produkten ab."),
  of("newsletter", "Newsletter-Anmeldung", "functional", "Nimmt deine Anmeldung zum Newsletter entgegen."),
  of("fonts", "Schriftarten", "functional", "Lädt Schriften, die wir nicht selbst ausliefern."),
  of(
    "experimentation",
    "Experimente",
    "analytics",
    "Zeigt Varianten einer Seite, damit wir die bessere behalten.",
  ),
  of(
    "searchTracking",
    "Personalisierte Suche",
    "analytics",
    "Ordnet Suchergebnisse nach dem, was du dir ansiehst.",
  ),
  of("tag-manager", "Tag-Verwaltung", "analytics", "Startet die Dienste, denen du zugestimmt hast."),
  of("web-analysis", "Reichweitenmessung", "analytics", "Zählt, welche Seiten wie oft besucht werden."),
  of("heatmaps", "Nutzungsanalyse", "analytics", "Zeigt uns, wo Seiten genutzt werden und wo sie haken."),
  of("surveys", "Umfragen", "analytics", "Fragt dich ab und zu nach deiner Meinung."),
  of("performance", "Ladezeitmessung", "analytics", "Misst, wie schnell unsere Seiten bei dir laden."),
  of(
    "recommendations",
    "Produktempfehlungen",
    "marketing",
    "Schlägt dir Produkte vor, die zu deinem Besuch passen.",
  ),
  of(
    "search-ads",
    "Suchmaschinenwerbung",
    "marketing",
    "Misst, ob dich eine Anzeige in einer Suchmaschine zu uns geführt hat.",
  ),
  of("display-ads", "Bannerwerbung", "marketing", "Zeigt dir unsere Anzeigen auf anderen Seiten."),
  of(
    "retargeting",
    "Wiederansprache",
    "marketing",
    "Erinnert dich auf anderen Seiten an Produkte, die du angesehen hast.",
  ),
  of(
    "social-ads",
    "Werbung in sozialen Netzwerken",
    "marketing",
    "Zeigt dir unsere Anzeigen in sozialen Netzwerken.",
  ),
  of(
    "affiliates",
    "Partnerprogramme",
    "marketing",
    "Rechnet mit Partnern ab, die dich zu uns geführt haben.",
  ),
  of(
    "price-comparison",
    "Preisvergleiche",
    "marketing",
    "Misst, ob dich ein Preisvergleich zu uns geführt hat.",
  ),
]

const prefixes: Readonly<Record<Stage, string>> = { local: "ci", ci: "ci", ref: "ref", prod: "prod" }

/**
 * Returns the consent manager's id of a service in a stage: stage and key, for example `ref-video`. `local`
 * uses the ids of `ci`. The format is our choice.
 */
export const consentId = (key: ListedService["key"], stage: Stage): string => `${prefixes[stage]}-${key}`
