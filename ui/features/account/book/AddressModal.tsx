import type { ComponentProps } from "react"

import { SideModal } from "../../../widgets/SideModal.tsx"
import { AddressForm } from "./AddressForm.tsx"

interface AddressModalProps extends ComponentProps<typeof AddressForm> {
  /** Returns the element that gets focus after the modal closes. */
  readonly returnFocus: () => HTMLElement | null
}

/** The address form in a side modal. */
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
