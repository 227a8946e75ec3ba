import type { CraftsmanConfig } from "./CraftsmanConfig.ts"
import { pages } from "./pages.ts"
import { type CraftsmanSubmission, craftsmanSubmission } from "./submission.ts"

/** How many areas and activities a request asks for. */
const sizeOf = ({ rooms }: CraftsmanSubmission): number =>
  rooms.reduce((size, { activities }) => size + 1 + activities.length, 0)

/**
 * A request as the form itself would send it, or `undefined` when no form could: the receiver asks every page's condition
 * again (forms and markets 5.2), because others than our form may send. Areas come in the order of the configuration and
 * notes without blanks around them; an area or activity that is not offered, or stands twice, is no request at all, since
 * leaving it out would lose what somebody asked for.
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
