import { layer } from "@effect/vitest"
import * as CatalogFactFinder from "@heimwerk/adapters/vendors/factfinder/CatalogFactFinder.ts"
import { FactFinder } from "@heimwerk/adapters/vendors/factfinder/FactFinder.ts"
import * as SuggestionsFactFinder from "@heimwerk/adapters/vendors/factfinder/SuggestionsFactFinder.ts"
import { Layer } from "effect"
import { FetchHttpClient } from "effect/http"

import { catalogSuite } from "../../../ports/Catalog.suite.ts"
import { suggestionsSuite } from "../../../ports/Suggestions.suite.ts"
import { answerAsFactFinder } from "../../../support/factfinder/service.ts"

const address = { url: "https://search.example/fact-finder/", stage: "local" } as const

const service = FactFinder.layer(address).pipe(
  Layer.provide(
    Layer.succeed(FetchHttpClient.Fetch, (input, init) => answerAsFactFinder(new Request(input, init))),
  ),
)

layer(Layer.merge(CatalogFactFinder.layer, SuggestionsFactFinder.layer).pipe(Layer.provide(service)))(
  "catalogue and suggestions at FACT-Finder",
  (it) => {
    catalogSuite(it)
    suggestionsSuite(it)
  },
)
