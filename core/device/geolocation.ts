import { timings } from "../timings.ts"

/** Options for reading the visitor's position (forms and markets 9). */
export const geolocationOptions = {
  enableHighAccuracy: true,
  timeout: timings.geolocation,
  maximumAge: timings.geolocationAge,
} as const

const unavailable =
  "Der Standort kann leider nicht abgerufen werden. Bitte gib eine Stadt oder Postleitzahl über das Suchfeld ein."

const messages: Readonly<Record<number, string>> = {
  1: "Leider ist die Standortfreigabe deines Browsers deaktiviert. Aktiviere sie oder gib eine Stadt/Postleitzahl über das Suchfeld ein.",
  2: unavailable,
  3: "Der Standort kann leider nicht abgerufen werden. Versuche es später erneut oder gib eine Stadt/Postleitzahl über das Suchfeld ein.",
}

/**
 * Returns the German message for a geolocation error code (forms and markets 8): 1 denied, 2 unavailable, 3
 * timeout. Unknown codes and browsers without geolocation count as 2.
 * @stability stable
 * @example
 * import { geolocationMessage } from "@heimwerk/core/device"
 *
 * geolocationMessage(3).startsWith("Der Standort kann leider nicht abgerufen werden.") // => true
 */
export const geolocationMessage = (code: number): string => messages[code] ?? unavailable

/**
 * Returns whether a geolocation failure is tracked as a geo-fail event: only a timeout (forms and markets
 * 8).
 */
export const tracksGeolocationFailure = (code: number): boolean => code === 3
