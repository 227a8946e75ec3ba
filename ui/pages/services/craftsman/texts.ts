/** The areas of craftsman services in the spec, with a sentence about each (forms and markets 2.1). */
export const areas = [
  {
    title: "Badezimmer",
    picture: "/bilder/duschkabine/front-teal.webp?width=144",
    text: "Neue Dusche, neues Waschbecken oder gleich das ganze Bad, auch barrierefrei.",
  },
  {
    title: "Küche",
    picture: "/bilder/kuechenarmatur/front-grey.webp?width=144",
    text: "Wir bauen auf, schneiden die Arbeitsplatte zu und schließen Geräte an.",
  },
  {
    title: "Innenausbau",
    picture: "/bilder/laminat/front-oak.webp?width=144",
    text: "Böden, Wände, Decken und Türen: vom Verlegen bis zum Streichen.",
  },
  {
    title: "Außenbau",
    picture: "/bilder/haustuer/front-forest.webp?width=144",
    text: "Fassade, Fenster, Haustür, Rollläden und was ums Haus noch ansteht.",
  },
  {
    title: "Dach",
    picture: "/bilder/kantholz/front-oak.webp?width=144",
    text: "Eindecken, abdichten, Dachfenster einbauen und Rinnen erneuern.",
  },
  {
    title: "Garten & Außenbereich",
    picture: "/bilder/terrassendiele/front-walnut.webp?width=144",
    text: "Terrasse, Zaun, Wege und Gartenhaus, fertig zum Genießen.",
  },
  {
    title: "Energetische Maßnahmen",
    picture: "/bilder/daemmstoff/front-signal.webp?width=144",
    text: "Dämmung und moderne Technik, damit du weniger heizen musst.",
  },
] as const

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
