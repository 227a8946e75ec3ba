import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"

import { brand } from "@heimwerk/ui/brand.ts"
import { makeDocument } from "./openApi/document.ts"

let document: string | undefined

/** Returns the OpenAPI document as JSON. It is made once, with the first request. */
const documentText = (): string => {
  document ??= JSON.stringify(makeDocument(brand.brand))
  return document
}

/** Serves the OpenAPI document. */
export const layer = HttpRouter.add(
  "GET",
  "/openapi.json",
  Effect.sync(() => HttpServerResponse.text(documentText(), { contentType: "application/json" })),
)
