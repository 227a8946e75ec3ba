import { Geolocation } from "@heimwerk/core/ports/Geolocation.ts"

/** Asks for the visitor's position. */
export const locate = Geolocation.use(({ position }) => position)
