import { paths } from "@heimwerk/ui/paths.ts"

import type { Visitor } from "./Visitor.ts"

/** A journey of a shopper. The title says what it checks. */
export interface Journey {
  readonly title: string
  readonly run: (visitor: Visitor) => Promise<void>
}

const articleCount = /^\d+ Artikel$/u

/** The journeys in the order in which they run. They share one tab, so cookies and basket remain. */
export const journeys: ReadonlyArray<Journey> = [
  {
    title: "A visitor refuses all consents, and the question does not return on the next page",
    run: async ({ clicks, lacks, open }) => {
      await open("/")
      await clicks("button", /^Ablehnen$/u)
      await lacks("button", /^Ablehnen$/u)
      await open("/s/lampe")
      await lacks("button", /^Ablehnen$/u)
    },
  },
  {
    title: "A visitor finds the nearest market by postcode and chooses it",
    run: async ({ clicks, open, sees, writes }) => {
      await open(paths.markets)
      await writes(/^Suche nach PLZ oder Ort/u, "25980", true)
      await sees("article", /Heimwerk Sylt/u)
      await clicks("article button", /^Diesen Markt wählen/u)
      await sees("header", /Heimwerk Sylt/u)
    },
  },
  {
    title: "A visitor searches with a spelling mistake and puts an article that was found into the basket",
    run: async ({ clicks, open, sees, writes }) => {
      await open("/")
      await writes(/^Wonach suchst du/u, "AKUSCHRAUBER", true)
      await clicks("main a", /Akku-Bohrschrauber/u)
      await sees("main h1", /Akku-Bohrschrauber/u)
      await clicks("main button", /^In den Warenkorb$/u)
      await sees("main", /Liegt im Warenkorb\./u)
      await sees("header a", /Warenkorb, 1 Artikel/u)
      // The page shows the article before the shop confirms it. Screen readers announce it after the
      // confirmation.
      await sees("[role=status]", /liegt im Warenkorb\./u)
    },
  },
  {
    title: "A visitor changes the quantity in the basket",
    run: async ({ open, sees, writes }) => {
      await open(paths.basket)
      await writes(/^Menge/u, "3", true)
      await sees("header a", /Warenkorb, 3 Artikel/u)
    },
  },
  {
    title: "A visitor puts an article on the wishlist",
    run: async ({ clicks, open, sees }) => {
      await open("/s/lampe")
      await clicks("main button", /^Auf die Merkliste: /u)
      await sees("header a", /Merkliste, 1 Artikel/u)
      await open(paths.wishlist)
      await sees("h1", /^Merkliste$/u)
    },
  },
  {
    title: "A visitor reaches the filters of a list by the Tab key alone, and sets one with the Enter key",
    run: async ({ isAt, lacks, open, pressesEnter, reads, sees, tabsTo }) => {
      await open("/s/lampe")
      const all = await reads("main p", articleCount)
      await tabsTo("nav[aria-label=Filter] a", /^Im Angebot/u)
      await pressesEnter()
      await isAt(/\/s\/lampe\?angebot=true$/u)
      await sees("main a", /^Im Angebot entfernen$/u)
      // The list shows the chosen filter at once, and the new articles when the shop has answered.
      await lacks("main p", new RegExp(`^${all}$`, "u"))
      const left = await reads("main p", articleCount)
      if (Number.parseInt(left, 10) >= Number.parseInt(all, 10))
        throw new Error(`The filter shows ${left}, the list without it ${all}.`)
      // The focus stays on the filter, so that the next Tab leads to the filter after it.
      await sees("nav[aria-label=Filter] a:focus", /^Im Angebot/u)
    },
  },
  {
    title: "A visitor opens the checkout with the basket",
    run: async ({ clicks, open, sees, writes }) => {
      await open(paths.basket)
      await clicks("main a", /^Zur Kasse$/u)
      await sees("h1", /^Kasse$/u)
      await writes(/^Vorname/u, "Anna")
      await writes(/^Nachname/u, "Berg")
    },
  },
  // The last journey, because it ends the connection to the shop.
  {
    title:
      "A visitor without a network sees the basket with its articles and the time from which the page is",
    run: async ({ keeps, losesNetwork, open, opensKept, sees }) => {
      await open(paths.basket)
      await keeps(paths.basket)
      losesNetwork()
      await opensKept(paths.basket)
      await sees("p[role=status]", /^Du bist offline\. Du siehst diese Seite so, wie sie am/u)
      await sees("main th a", /Akku-Bohrschrauber/u)
      await opensKept("/s/hammer")
      await sees("h1", /^Du bist offline$/u)
      await sees("a", /^Warenkorb$/u)
    },
  },
]
