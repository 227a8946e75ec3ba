import { componentService } from "../../runtime/componentService.ts"

/** The service with the decisions that the consent manager has stored. It is open while the component is mounted. */
export const useManagedConsents = componentService(
  async () => (await import("../../runtime/openConsents.ts")).openManagedConsents,
)
