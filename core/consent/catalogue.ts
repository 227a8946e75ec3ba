import type { Stage } from "../environment.ts"

/** What a service is for; the visitor can refuse all but the essential ones. */
export type ConsentCategory = "essential" | "functional" | "analytics" | "marketing"

/** A service the visitor is told about in the consent dialog. */
export interface ListedService {
  /** Unique; a gated service's is the name of its gate. */
  readonly key: string
  readonly name: string
  readonly category: ConsentCategory
}

const of = (key: string, name: string, category: ConsentCategory): ListedService => ({ key, name, category })

/**
 * The services of the consent dialog in its order (storefront 9: about 34, with ids per environment). The spec names the
 * kinds behind the gates, not the services; their names here are our choice, and only those with a gate are called by the
 * shop's own code. A shop whose manager knows other services replaces this table.
 */
export const consentServices: ReadonlyArray<ListedService> = [
  of("session", "Sitzung und Anmeldung", "essential"),
  of("basket", "Warenkorb und Merkliste", "essential"),
  of("market", "Marktauswahl", "essential"),
  of("consent", "Verwaltung der Einwilligungen", "essential"),
  of("botcheck", "Schutz vor automatisierten Anfragen", "essential"),
  of("payment", "Zahlungsabwicklung", "essential"),
  of("delivery", "Content-Auslieferung", "essential"),
  of("errors", "Fehlerprotokoll", "essential"),
  of("chatbot", "24h-Service-Chat", "functional"),
  of("secondChat", "Kundenservice-Chat", "functional"),
  of("video", "Videoberatung", "functional"),
  of("community", "Produktberatung aus der Community", "functional"),
  of("maps", "Karten", "functional"),
  of("addresses", "Adressvorschläge", "functional"),
  of("reviews", "Produktbewertungen", "functional"),
  of("planner", "3D-Planer", "functional"),
  of("models", "360-Grad- und AR-Ansichten", "functional"),
  of("videos", "Produktvideos", "functional"),
  of("newsletter", "Newsletter-Anmeldung", "functional"),
  of("fonts", "Schriftarten", "functional"),
  of("experimentation", "Experimente", "analytics"),
  of("searchTracking", "Personalisierte Suche", "analytics"),
  of("tag-manager", "Tag-Verwaltung", "analytics"),
  of("web-analysis", "Reichweitenmessung", "analytics"),
  of("heatmaps", "Nutzungsanalyse", "analytics"),
  of("surveys", "Umfragen", "analytics"),
  of("performance", "Ladezeitmessung", "analytics"),
  of("recommendations", "Produktempfehlungen", "marketing"),
  of("search-ads", "Suchmaschinenwerbung", "marketing"),
  of("display-ads", "Bannerwerbung", "marketing"),
  of("retargeting", "Wiederansprache", "marketing"),
  of("social-ads", "Werbung in sozialen Netzwerken", "marketing"),
  of("affiliates", "Partnerprogramme", "marketing"),
  of("price-comparison", "Preisvergleiche", "marketing"),
]

const prefixes: Readonly<Record<Stage, string>> = { local: "ci", ci: "ci", ref: "ref", prod: "prod" }

/**
 * The id by which the consent manager knows a service at a stage: the stage and the service's key, `ref-video`. Local uses
 * the ids of ci, as it does its search channels. The form of the ids is our choice.
 */
export const consentId = (key: ListedService["key"], stage: Stage): string => `${prefixes[stage]}-${key}`
