import { port } from "../../runtime/service.ts"

/** Commands to subscribe to the newsletter and to confirm an e-mail address. */
export const newsletter = port(async () => (await import("./newsletterService.ts")).open)
