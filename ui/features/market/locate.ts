import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"

/** Why the browser gives no position, in words for the visitor (forms and markets 8). */
const messages: Readonly<Record<number, string>> = {
  1: "Leider ist die Standortfreigabe deines Browsers deaktiviert. Aktiviere sie oder gib eine Stadt/Postleitzahl über das Suchfeld ein.",
  2: "Der Standort kann leider nicht abgerufen werden. Bitte gib eine Stadt oder Postleitzahl über das Suchfeld ein.",
  3: "Der Standort kann leider nicht abgerufen werden. Versuche es später erneut oder gib eine Stadt/Postleitzahl über das Suchfeld ein.",
}

/** The German message of a geolocation failure; a code nobody knows counts as 2, position unavailable. */
export const locationMessage = (code: number): string => messages[code] ?? messages[2] ?? ""

export type Located =
  | { readonly kind: "found"; readonly position: GeoPoint }
  | { readonly kind: "failed"; readonly message: string }

/** A thousandth of a degree, about 100 m, is near enough for markets and does not say which door is the visitor's. */
const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Asks the browser for the visitor's position (forms and markets 4.3, 9: high accuracy, 5 s, at most a minute old). */
export const locate = (): Promise<Located> =>
  new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve({ kind: "failed", message: locationMessage(2) })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ kind: "found", position: { lat: coarse(latitude), lng: coarse(longitude) } }),
      ({ code }) => resolve({ kind: "failed", message: locationMessage(code) }),
      { enableHighAccuracy: true, timeout: 5000, maximumAge: 60_000 },
    )
  })
