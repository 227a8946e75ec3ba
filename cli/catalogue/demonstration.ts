import { indexOf } from "@heimwerk/adapters/memory/catalog/searchIndex.ts"
import { assortment, categoryWidths } from "@heimwerk/fixtures/assortment.ts"
import { germanWords } from "@heimwerk/fixtures/germanWords.ts"

import type { CatalogueFile } from "./catalogueFile.ts"

/** Makes the content of the file that the build writes beside the program. Takes about two seconds. */
export const demonstrationFile = (): CatalogueFile => ({
  index: indexOf(assortment()),
  widths: categoryWidths(),
  germanWords: () => [...germanWords()].join(" "),
})
