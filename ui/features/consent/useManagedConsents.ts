import { componentService } from "../../runtime/componentService.ts"

/** The consents as the consent manager stores them, while a dialog shows them. */
export const useManagedConsents = componentService(
  async () => (await import("../../runtime/consentService.ts")).openManaged,
)
