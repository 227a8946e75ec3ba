import { port } from "../../runtime/service.ts"

/** Subscribes to the newsletter and confirms the e-mail address. */
export const newsletter = port(async () => (await import("./newsletterService.ts")).open)
