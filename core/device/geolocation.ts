import { timings } from "../timings.ts"

/** How the browser is asked for the visitor's position (forms and markets 9). */
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
 * Why the browser gives no position, by its code (forms and markets 8): 1 not allowed, 2 not available, 3 too late. A code
 * nobody knows, and a browser that cannot tell positions, count as 2.
 * @stability stable
 */
export const geolocationMessage = (code: number): string => messages[code] ?? unavailable

/** Whether the failure is also counted as a geo-fail event: only when it took too long (forms and markets 8). */
export const tracksGeolocationFailure = (code: number): boolean => code === 3
