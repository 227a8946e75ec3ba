import { hasContact } from "../hasContact.ts"
import type { CraftsmanForm } from "./CraftsmanForm.ts"

/**
 * Whether leaving the form would lose something a customer has chosen or typed. The market alone does not count: it is chosen
 * again with one click, and the customer's own is chosen for them.
 */
export const hasCraftsmanInput = ({
  roomIdsSelected,
  selectedRoomOptions,
  userData,
}: CraftsmanForm): boolean =>
  roomIdsSelected.length > 0 ||
  selectedRoomOptions.some(({ activities, message }) => activities.length > 0 || message.trim() !== "") ||
  hasContact(userData)
