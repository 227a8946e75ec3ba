import { nothingFound } from "./nothingFound.ts"

/** Why a place lookup fails: status and German sentence of each reason. This module does not load Effect. */
export const placesReasons = {
  UnknownPlace: { status: 404, message: nothingFound },
  Unavailable: { status: 503, message: nothingFound },
} as const
