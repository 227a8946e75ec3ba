import { paths } from "@heimwerk/ui/paths.ts"

import type { Walker } from "./Walker.ts"

interface Step {
  readonly title: string
  readonly walk: (walker: Walker) => Promise<void>
}

/** The steps of the walk. They share one visitor, so consent and basket remain. */
export const steps: ReadonlyArray<Step> = [
  {
    title: "Consent dialog",
    walk: async ({ open, press, tabTo }) => {
      await open("/")
      await press("Tab")
      await press("Tab")
      await tabTo(/^BUTTON Ablehnen/u)
      await press("Return")
    },
  },
  {
    title: "Home",
    walk: async ({ open, press }) => {
      await open("/")
      await press("Tab")
      await press("h")
      await press("h")
      await press("m")
    },
  },
  {
    title: "Search with suggestions",
    walk: async ({ open, press, tabTo, type }) => {
      await open("/")
      await tabTo(/^INPUT (?:Produkte suchen|Wonach suchst du)/u)
      await type("bohr")
      await press("Down")
      await press("Down")
      await press("Down")
      await press("Up")
      await press("Escape")
      await press("Return")
    },
  },
  {
    title: "List with a filter",
    walk: async ({ open, press, tabTo }) => {
      await open("/s/lampe")
      await press("h")
      await tabTo(/^A Lumenau/u)
      await press("Return")
    },
  },
  {
    title: "Product, and into the basket",
    walk: async ({ open, press, tabTo }) => {
      await open("/p/led-lampe-heimwerk-licht-basis-e27-birne-806-lm-warmweiss/56797537")
      await press("h")
      await tabTo(/^BUTTON In den Warenkorb/u)
      await press("Return")
    },
  },
  {
    title: "Quantity in the basket",
    walk: async ({ open, press, tabTo, type }) => {
      await open(paths.basket)
      await tabTo(/^INPUT .*Menge/u)
      await press("ctrl+a")
      await type("3")
      await press("Return")
    },
  },
  {
    title: "Checkout with an error",
    walk: async ({ open, press, tabTo }) => {
      await open(paths.checkout)
      await tabTo(/^BUTTON .*(?:kaufen|bestellen|Weiter)/iu)
      await press("Return")
      await press("Tab")
    },
  },
  {
    title: "Market finder",
    walk: async ({ open, press, tabTo, type }) => {
      await open(paths.markets)
      await tabTo(/^INPUT Suche nach PLZ oder Ort/u)
      await type("25980")
      await press("Return")
      await tabTo(/Diesen Markt wählen/u)
      await press("Return")
    },
  },
  {
    title: "Login with a wrong password",
    walk: async ({ open, press, tabTo, type }) => {
      await open("/meinkonto/anmeldung")
      await tabTo(/^INPUT E-Mail/u)
      await type("anna.berg@kunde.example")
      await press("Return")
      await type("falsch-2026")
      await press("Return")
    },
  },
  {
    title: "Accessibility statement",
    walk: async ({ open, press }) => {
      await open("/rechtliches/barrierefreiheit")
      await press("h")
      await press("h")
      await press("Down")
    },
  },
]
