import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import { pages } from "./pages.ts"
import { type CraftsmanSubmission, craftsmanSubmission } from "./submission.ts"

/** Returns the number of areas and activities in a request. */
const sizeOf = ({ rooms }: CraftsmanSubmission): number =>
  rooms.reduce((size, { activities }) => size + 1 + activities.length, 0)

/**
 * Validates a craftsman request on the server, because another client may have sent it. Returns the request
 * as our form would send it, or `undefined`. Checks that every page is complete (forms and markets 5.2).
 * Areas get the order of the configuration, and notes are trimmed. A request with an unknown or duplicate
 * area or activity is rejected, because dropping it would lose a part of the request.
 */
export const checkedCraftsmanRequest = (
  config: CraftsmanConfig,
  request: CraftsmanSubmission,
): CraftsmanSubmission | undefined => {
  const roomIdsSelected = request.rooms.map(({ area }) => area)
  const form = {
    page: pages(config, { roomIdsSelected }).length - 2,
    marketId: request.marketId,
    userData: request.contact,
    roomIdsSelected,
    selectedRoomOptions: request.rooms,
    errors: [],
  }
  const checked = craftsmanSubmission(config, form, request.token)
  return checked !== undefined && sizeOf(checked) === sizeOf(request) ? checked : undefined
}
