import type { Article, Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { fold } from "@heimwerk/core/values/fold.ts"
import * as Schema from "effect/Schema"

const slug = (text: string): string => fold(text).replaceAll(" ", "-")

const category = (id: string, name: string, subCategories: ReadonlyArray<Category> = []): Category => ({
  id,
  name,
  link: `/c/${slug(name)}/${id}`,
  image: `/bilder/${slug(name)}/scene-sand.webp`,
  subCategories,
})

export const categories: ReadonlyArray<Category> = [
  category("100", "Werkzeug & Maschinen", [
    category("101", "Akkuschrauber"),
    category("102", "Sägen"),
    category("103", "Schraubendreher"),
  ]),
  category("200", "Eisenwaren", [category("201", "Schrauben"), category("202", "Nägel")]),
  category("300", "Leuchten & Elektro", [category("301", "Leuchtmittel"), category("302", "Deckenleuchten")]),
  category("400", "Farben & Tapeten", [category("401", "Wandfarben"), category("402", "Lacke")]),
]

interface Row {
  readonly name: string
  readonly main: string
  readonly sub: string
  readonly brand: string
  readonly cents: number
  readonly special?: number
  readonly loyalty?: number
  readonly color?: string
  readonly keywords?: ReadonlyArray<string>
  readonly attributes?: Readonly<Record<string, string>>
  readonly energy?: string
  readonly unit?: string
}

const rows: ReadonlyArray<Row> = [
  ...["12 V", "18 V", "18 V 2,0 Ah", "36 V"].flatMap(
    (power, index) =>
    ["Grimmholt", "Tatkraft"].map((brand) => ({
      name: `${brand} Akku-Bohrschrauber ${power}`,
      main: "100", sub: "101", brand, cents: 4999 + index * 4000, keywords: ["Akkuschrauber", "Bohrmaschine"],
      ...(index === 1 ? { special: 6999 } : {}),
      attributes: { Spannung: power.slice(0, 4), Leerlaufdrehzahl: "1.500 U/min" },
    })), // prettier-ignore
  ),
  ...["Kreissäge", "Stichsäge", "Handsäge", "Kappsäge"].flatMap(
    (name, index) =>
    ["Grimmholt", "Zahnrad & Söhne"].map((brand) => ({
      name: `${brand} ${name} ${600 + index * 300} W`, main: "100", sub: "102", brand, cents: 5999 + index * 3000,
      ...(name === "Kappsäge" ? { special: 9999 } : {}),
    })), // prettier-ignore
  ),
  ...["Schlitz", "Kreuzschlitz PH2", "Torx TX20"].map((kind) => ({
    name: `Schraubendreher ${kind}`, main: "100", sub: "103", brand: "Tatkraft", cents: 499, color: "Rot", loyalty: 399,
  })), // prettier-ignore
  ...["4 x 40 mm", "5 x 60 mm", "6 x 80 mm", "M8 x 40 mm"].map((size, index) => ({
    name: `Holzschrauben ${size}`, main: "200", sub: "201", brand: "Eisenhart", cents: 399 + index * 150, color: "Silber",
  })), // prettier-ignore
  ...["Drahtstifte 60 mm", "Nägel 80 mm", "Stahlnagel 40 mm"].map((name) => ({
    name, main: "200", sub: "202", brand: "Eisenhart", cents: 299, color: "Silber",
  })), // prettier-ignore
  ...["E27", "E14", "GU10"].flatMap(
    (socket, index) =>
    ["C", "E", "F"].map((energy) => ({
      name: `LED-Lampe ${socket} ${4 + index} W`, main: "300", sub: "301", brand: "Lumora", cents: 349 + index * 100,
      energy, keywords: ["Glühbirne", "Leuchtmittel"],
    })), // prettier-ignore
  ),
  ...["Weiß", "Schwarz", "Messing"].flatMap(
    (color, index) =>
    ["Lumora", "Nordlicht"].map((brand) => ({
      name: `${brand} Deckenlampe Runa ${color}`, main: "300", sub: "302", brand, cents: 2999 + index * 1000, color, energy: "D",
    })), // prettier-ignore
  ),
  ...["Weiß", "Sand", "Salbei", "Anthrazit"].flatMap(
    (color, index) =>
    ["2,5 l", "10 l"].map((size) => ({
      name: `Farbwerk Wandfarbe ${color} ${size}`, main: "400", sub: "401", brand: "Farbwerk", color, unit: "Eimer",
      cents: size === "10 l" ? 4999 + index * 500 : 1999 + index * 100, ...(color === "Sand" ? { special: 1499 } : {}),
    })), // prettier-ignore
  ),
  ...["Weiß", "Rot", "Anthrazit"].map((color) => ({
    name: `Farbwerk Buntlack ${color} 750 ml`, main: "400", sub: "402", brand: "Farbwerk", cents: 2500, color, keywords: ["Lackfarbe"],
  })), // prettier-ignore
  ...["Rolle Ø 12 cm", "Pinsel", "Abdeckfolie 20 m²", "Kreppband", "Farbwanne", "Teleskopstange L 120 cm", "Spachtel", "Rührstab"].map((name, index) => ({
    name: `Malermeister ${name}`, main: "400", sub: "401", brand: "Malermeister", cents: 199 + index * 133,
  })), // prettier-ignore
  {
    name: "Goldene Badewanne",
    main: "400",
    sub: "402",
    brand: "Krösus",
    cents: 9_999_999,
    attributes: { Ablauf: "DN 50" },
  },
]

const decode = Schema.decodeUnknownSync(ProductDetail)

const article = (row: Row, index: number): Article => {
  const articleId = String(1_000_001 + index * 7)
  const product = decode({
    articleId,
    name: row.name,
    brand: row.brand,
    link: `/p/${slug(row.name)}/${articleId}`,
    image: `/bilder/${row.sub}/front-sand.webp`,
    categoryId: row.sub,
    price: {
      regular: row.cents,
      ...(row.special === undefined ? {} : { special: row.special, lowest30: row.special + 1000 }),
      ...(row.loyalty === undefined ? {} : { loyaltyCardPrice: row.loyalty, lowest30: row.cents }),
      isBlur: index % 20 === 3,
    },
    ...(row.unit === undefined ? {} : { unit: row.unit }),
    isBestseller: index % 9 === 0,
    ...(index % 3 === 0
      ? index === 6
        ? { ratingData: { rating: 5, reviewsCount: 0 } }
        : {}
      : { ratingData: { rating: 2.5 + (index % 6) / 2, reviewsCount: (index * 13) % 40 } }),
    ...(row.energy === undefined
      ? {}
      : { energyClass: { rating: row.energy, from: "A", to: "G", labelUrl: `/energie/${row.energy}.svg` } }),
    availability: index % 4 === 0 ? [] : ["0"],
    variants: [],
    description: `${row.name} für Haus und Garten.`,
    highlights: ["Robust"],
    attributes: Object.entries(row.attributes ?? {}).map(([name, value]) => ({ name, value })),
    gallery: [{ type: "image", src: `/bilder/${row.sub}/front-sand.webp` }],
    siblings: [],
    ...(row.sub === "101" ? { warnings: ["Trage beim Schrauben eine Schutzbrille."] } : {}),
    maker: { name: row.brand, address: "Werkstraße 1, 50667 Köln", contact: "post@maker.example" },
    ean: String(4_000_000_000_000 + index),
  })
  return {
    product,
    mainCategoryId: row.main,
    ...(row.color === undefined ? {} : { color: row.color }),
    keywords: row.keywords ?? [],
    shipping: index % 4 !== 0,
    orderable: index % 5 !== 0,
  }
}

/** About sixty articles in four main categories. */
export const assortment: Assortment = {
  categories,
  articles: rows.map(article),
  stock: (articleId, marketId) => {
    const known = Number(marketId) >= 520 && Number(marketId) <= 531
    const mixed = (Number(articleId) * 31 + Number(marketId) * 17) % 11
    return known && mixed > 4 ? mixed * 3 : 0
  },
}
