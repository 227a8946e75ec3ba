import { useAtomValue } from "jotai"
import { useState } from "react"

import { accountService, userAtom } from "../../features/account/account.ts"

/**
 * Returns the id of the customer to whom the input of the request form belongs; `undefined` for a guest. An expired
 * login does not change it, because the customer may be typing. Use it as the key of the form, so that another visitor
 * gets a new form.
 */
export const useFormCustomer = (): string | undefined => {
  const { csId } = useAtomValue(userAtom)
  const { hasLoggedOut = false } = accountService.useState()
  const [before, setBefore] = useState(csId)
  const customer = csId ?? (hasLoggedOut ? undefined : before)
  if (customer !== before) setBefore(customer)
  return customer
}
