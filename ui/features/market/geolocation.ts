import { port } from "../../runtime/service.ts"

/** Reads the visitor's position (forms and markets 8). */
export const geolocation = port(async () => (await import("./geolocationService.ts")).open)
