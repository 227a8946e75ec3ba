/** The streets of every place in the demonstration data: common German names, none named after a person. */
export const streetNames: ReadonlyArray<string> = [
  "Hauptstraße", "Dorfstraße", "Schulstraße", "Bahnhofstraße", "Gartenstraße", "Bergstraße", "Lindenstraße", "Birkenweg",
  "Waldstraße", "Kirchstraße", "Ringstraße", "Feldstraße", "Amselweg", "Wiesenweg", "Mühlenweg", "Buchenweg",
  "Rosenstraße", "Blumenstraße", "Finkenweg", "Ahornweg", "Kirchweg", "Erlenweg", "Tannenweg", "Mittelweg",
  "Mühlenstraße", "Uferstraße", "Lerchenweg", "Talstraße", "Meisenweg", "Drosselweg", "Industriestraße", "Poststraße",
  "Marktplatz", "Rosenweg", "Fliederweg", "Schlossstraße", "Burgstraße", "Hafenstraße", "Eichenweg", "Kastanienallee",
  "Lindenallee", "Am Bahnhof", "Am Markt", "Am Sportplatz", "An der Kirche", "Im Winkel", "Alte Dorfstraße", "Neue Straße",
  "Große Straße", "Grüner Weg", "Brunnenstraße", "Sonnenstraße", "Sandweg", "Weinbergstraße", "Ziegeleiweg", "Wasserstraße",
  "Gewerbestraße", "Parkstraße", "Schützenstraße", "Nordstraße", "Südstraße", "Oststraße", "Weststraße", "Hafenweg",
] // prettier-ignore
