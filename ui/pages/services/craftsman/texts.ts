/** The pictures of the areas that the spec names (forms and markets 2.1), by title. */
export const areaPictures: ReadonlyMap<string, string> = new Map([
  ["Badezimmer", "/bilder/duschkabine/front-teal.webp?width=144"],
  ["Küche", "/bilder/kuechenarmatur/front-grey.webp?width=144"],
  ["Innenausbau", "/bilder/laminat/front-oak.webp?width=144"],
  ["Außenbau", "/bilder/haustuer/front-forest.webp?width=144"],
  ["Dach", "/bilder/kantholz/front-oak.webp?width=144"],
  ["Garten & Außenbereich", "/bilder/terrassendiele/front-walnut.webp?width=144"],
  ["Energetische Maßnahmen", "/bilder/daemmstoff/front-signal.webp?width=144"],
])

/** The steps of a craftsman request. */
export const steps = [
  { title: "Anfrage stellen", text: "Sag uns in wenigen Minuten, was du vorhast und wo." },
  { title: "Beratung im Markt", text: "Dein Markt meldet sich und plant mit dir Material und Arbeiten." },
  { title: "Angebot bekommen", text: "Du erhältst ein Angebot zum Festpreis, kostenlos und unverbindlich." },
  { title: "Umsetzen lassen", text: "Geprüfte Betriebe aus deiner Nähe setzen dein Projekt um." },
] as const

/** Frequent questions about the craftsman service. */
export const questions = [
  {
    question: "Was kostet die Anfrage?",
    answer: "Nichts. Anfrage und Angebot sind kostenlos, und du entscheidest erst danach, ob du beauftragst.",
  },
  {
    question: "Kann ich eigenes Material einbauen lassen?",
    answer:
      "Der Handwerksservice gilt nur für Produkte, die du bei uns gekauft hast. So können wir für Material und Arbeit einstehen.",
  },
  {
    question: "Wie lange habe ich Gewährleistung?",
    answer: "Auf die Arbeiten unserer Handwerksbetriebe hast du 5 Jahre Gewährleistung.",
  },
  {
    question: "Gibt es den Service in jedem Markt?",
    answer: "In vielen Märkten. In der Anfrage siehst du alle, die den Handwerksservice anbieten.",
  },
] as const
