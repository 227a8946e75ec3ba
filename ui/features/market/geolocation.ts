import { port } from "../../runtime/service.ts"

/** Reads the visitor's position (forms and markets 8). */
export const geolocation = port(async () => {
  const { Geolocation } = await import("@heimwerk/core/device/Geolocation.port.ts")
  return Geolocation.useSync((service) => service)
})
