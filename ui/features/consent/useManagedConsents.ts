import { componentService } from "../../runtime/componentService.ts"

/** Opens the service with the decisions that the consent manager has stored, while a dialog shows them. */
export const useManagedConsents = componentService(
  async () => (await import("../../runtime/consentService.ts")).openManaged,
)
