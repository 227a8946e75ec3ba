import { Geolocation } from "@heimwerk/core/device/Geolocation.port.ts"

/** Requests the visitor's position. */
export const locate = Geolocation.use(({ position }) => position)
