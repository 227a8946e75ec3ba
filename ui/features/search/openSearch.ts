import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import { SuggestService } from "@heimwerk/core/search/service.ts"
import { visitOfPage } from "@heimwerk/core/tracking/trackedVisit.ts"
import { Layer } from "effect"

import { openLayer } from "../../runtime/openLayer.ts"

/** Opens the service of a search field with suggestions and history. */
export const openSearch = openLayer(
  SuggestService,
  SuggestService.layer.pipe(Layer.provide(visitOfPage.pipe(Layer.provide(KeyValueStorageBrowser.layer)))),
)
