import type { GatedService } from "@heimwerk/core/consent/services.ts"
import type { ConsentChoice } from "@heimwerk/core/consent/ConsentManager.port.ts"

import { command } from "../../runtime/bridge.ts"

const commands = () => import("./commands.ts")

/** Consents to every service, */
export const acceptAllAtom = command(commands, ({ acceptAll }) => acceptAll)
/** refuses every service that can be refused, */
export const denyAllAtom = command(commands, ({ denyAll }) => denyAll)
/** or saves what was chosen for each. */
export const saveChoicesAtom = command(commands, ({ saveChoices }, choices: ReadonlyArray<ConsentChoice>) =>
  saveChoices(choices),
)

/** Opens the dialog of the consent manager, where that brings one. */
export const showDetailsAtom = command(commands, ({ showDetails }, service: GatedService | undefined) =>
  showDetails(service),
)

/** Consents to one service, at its gate. */
export const acceptServiceAtom = command(
  () => import("../../runtime/consents.ts"),
  ({ acceptService }, service: GatedService) => acceptService(service),
)
