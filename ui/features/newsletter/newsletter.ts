import { port } from "../../runtime/service.ts"

/** Commands to subscribe to the newsletter, to confirm an e-mail address, and to cancel the newsletter. */
export const newsletter = port(async () => (await import("./openNewsletter.ts")).openNewsletter)
