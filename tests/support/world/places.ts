import type { Place } from "@heimwerk/core/place/Place.ts"

const postcodes = [
  ["50667", "Köln", 50.938, 6.957], ["50668", "Köln", 50.951, 6.965], ["50823", "Köln", 50.951, 6.918], ["51063", "Köln", 50.966, 7.004],
  ["53111", "Bonn", 50.739, 7.093], ["10115", "Berlin", 52.532, 13.385], ["10117", "Berlin", 52.517, 13.387], ["12043", "Berlin", 52.479, 13.439],
  ["20095", "Hamburg", 53.552, 10.0], ["22765", "Hamburg", 53.55, 9.931], ["80331", "München", 48.136, 11.573], ["81379", "München", 48.094, 11.536],
  ["01067", "Dresden", 51.058, 13.718], ["02826", "Görlitz", 51.153, 14.987], ["04109", "Leipzig", 51.34, 12.373], ["24103", "Kiel", 54.321, 10.135],
  ["25980", "Sylt", 54.908, 8.303], ["60311", "Frankfurt am Main", 50.111, 8.682], ["15230", "Frankfurt (Oder)", 52.343, 14.55], ["79098", "Freiburg im Breisgau", 47.996, 7.852],
] as const // prettier-ignore

const towns = [
  ["Köln", "Nordrhein-Westfalen", 963395, 50.9333, 6.95], ["Berlin", "Berlin", 3426354, 52.5244, 13.4105], ["Hamburg", "Hamburg", 1739117, 53.5753, 10.0153],
  ["München", "Bayern", 1260391, 48.1374, 11.5755], ["Frankfurt am Main", "Hessen", 650000, 50.1155, 8.6842], ["Frankfurt (Oder)", "Brandenburg", 51691, 52.3471, 14.5506],
  ["Dresden", "Sachsen", 486854, 51.0509, 13.7383], ["Leipzig", "Sachsen", 504971, 51.3396, 12.3713], ["Kiel", "Schleswig-Holstein", 232758, 54.3213, 10.1349],
  ["Bonn", "Nordrhein-Westfalen", 313125, 50.7344, 7.0955], ["Görlitz", "Sachsen", 58322, 51.1552, 14.9885], ["Neustadt", "Hessen", 9800, 50.85, 9.12],
  ["Neustadt", "Thüringen", 3000, 50.73, 11.74], ["Freiburg im Breisgau", "Baden-Württemberg", 215966, 47.9959, 7.8522], ["Straßenhaus", "Rheinland-Pfalz", 2000, 50.5333, 7.5167],
] as const // prettier-ignore

const districts = [
  ["Ehrenfeld", "Köln", 38000, 50.9516, 6.9166], ["Altona", "Hamburg", 27000, 53.55, 9.9333], ["Neukölln", "Berlin", 167000, 52.4817, 13.4353],
  ["Sülz", "Köln", 36000, 50.9167, 6.925], ["Mitte", "Berlin", 102000, 52.52, 13.405],
] as const // prettier-ignore

/**
 * Twenty postcode areas, fifteen towns, five districts. Two towns have the same name, two begin with the
 * same letters.
 */
export const places: ReadonlyArray<Place> = [
  ...postcodes.map(([plz, name, lat, lng]): Place => ({
    id: `plz-${plz}`,
    kind: "postcode",
    name,
    plz,
    region: towns.find(([town]) => town === name)?.[1] ?? "",
    population: 0,
    geoPoint: { lat, lng },
  })),
  ...[
    ...towns.map((town) => ["town", ...town] as const),
    ...districts.map((district) => ["district", ...district] as const),
  ].map(([kind, name, region, population, lat, lng], index): Place => ({
    id: `gn-${index + 1}`,
    kind,
    name,
    region,
    population,
    geoPoint: { lat, lng },
  })),
]
