import type { ComponentProps } from "react"

import { SideModal } from "../../../widgets/SideModal.tsx"
import { AddressForm } from "./AddressForm.tsx"

interface AddressModalProps extends ComponentProps<typeof AddressForm> {
  /** What gets the focus afterwards. */
  readonly returnFocus: () => HTMLElement | null
}

/** The form for an address beside the book. */
export const AddressModal = ({ returnFocus, ...form }: AddressModalProps) => (
  <SideModal
    title={form.address === undefined ? "Neue Adresse" : "Adresse ändern"}
    isOpen
    onClose={form.onCancel}
    finalFocus={returnFocus}
    preventClose
  >
    <AddressForm {...form} />
  </SideModal>
)
