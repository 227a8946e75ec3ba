import { hasContact } from "../hasContact.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"

/**
 * Returns whether leaving the craftsman form would lose input. The market alone does not count: it takes one
 * click, and the customer's own market is preselected.
 */
export const hasCraftsmanInput = ({
  roomIdsSelected,
  selectedRoomOptions,
  userData,
}: CraftsmanForm): boolean =>
  roomIdsSelected.length > 0 ||
  selectedRoomOptions.some(({ activities, message }) => activities.length > 0 || message.trim() !== "") ||
  hasContact(userData)
