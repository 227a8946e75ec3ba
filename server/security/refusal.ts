import { errorPage } from "@heimwerk/core/navigation/pageTexts.ts"
import { HttpServerResponse } from "effect/http"

const texts = {
  InvalidRequest: "Diese Anfrage konnten wir nicht lesen. Bitte prüfe deine Eingabe.",
  CrossSite: "Diese Anfrage kommt nicht aus unserem Shop und wurde deshalb nicht ausgeführt.",
  NotFound: "Diese Adresse gibt es bei uns nicht.",
  TooLarge: "Diese Anfrage ist zu groß.",
  UnsupportedMediaType: "Dieses Format nehmen wir nicht an.",
  Internal: errorPage.text,
  Unavailable: "Der Shop ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
} as const

export type RefusalCode = keyof typeof texts

const statuses: Record<RefusalCode, number> = {
  InvalidRequest: 400,
  CrossSite: 403,
  NotFound: 404,
  TooLarge: 413,
  UnsupportedMediaType: 415,
  Internal: 500,
  Unavailable: 503,
}

/** The code for a status the framework chose; what is not known is our own mistake. */
export const codeOf = (status: number): RefusalCode => {
  if (status === 400) return "InvalidRequest"
  if (status === 404 || status === 405) return "NotFound"
  if (status === 413) return "TooLarge"
  if (status === 415) return "UnsupportedMediaType"
  return status === 503 ? "Unavailable" : "Internal"
}

export const statusOf = (code: RefusalCode) => statuses[code]
export const textOf = (code: RefusalCode) => texts[code]

/** A refusal outside the contract, in the shape of the contract's problems; its sentence may know more than its code. */
export const refusal = (code: RefusalCode, message: string = texts[code]) =>
  HttpServerResponse.jsonUnsafe(
    { code, message },
    { status: statuses[code], headers: { "cache-control": "no-store" } },
  )

/** There is nothing at this address. */
export const notFound = refusal("NotFound")
