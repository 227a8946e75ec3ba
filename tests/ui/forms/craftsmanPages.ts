import { act, fireEvent } from "@testing-library/react"

import { CraftsmanForm } from "../../../ui/pages/services/craftsman/CraftsmanForm.tsx"
import { ada } from "../../core/forms/samples.ts"
import { fillIn, press, radio, tick } from "./formPage.ts"
import { formShop } from "./formShop.tsx"

/** Loads the lazy scripts of the craftsman form in advance, so that tests do not wait for them. */
export const loadScripts = () =>
  act(async () => {
    await Promise.all([
      import("../../../ui/pages/services/ServiceMarketPicker.tsx"),
      import("../../../ui/features/market/finder/openFinder.ts"),
      import("../../../ui/features/forms/openForms.ts"),
      import("../../../ui/runtime/openBotCheck.ts"),
      import("../../../ui/features/address/openAddress.ts"),
    ])
  })

/** Opens the craftsman form. */
export const openCraftsman = async (
  cookies: Readonly<Record<string, string>> = {},
  isConfigBroken = false,
) => {
  await loadScripts()
  const shop = formShop(CraftsmanForm, cookies)
  shop.server.breakConfig(isConfigBroken)
  await shop.open()
  return shop
}

/** Opens the step of the area bathroom in the craftsman form, with a market selected. */
export const inBathroom = async () => {
  const shop = await openCraftsman()
  await shop.doing(() => press("Unverbindliche Anfrage starten"))
  await shop.doing(() => fireEvent.click(radio(/Köln-Ehrenfeld/u)))
  await shop.doing(() => press("Weiter mit ausgewähltem Markt"))
  await shop.doing(() => tick(/^Badezimmer/u))
  await shop.doing(() => press("Weiter"))
  return shop
}

/** Opens the contact step of the craftsman form, with activities in the bathroom selected. */
export const onContact = async () => {
  const shop = await inBathroom()
  await shop.doing(() => tick("Wände und Boden fliesen"))
  await shop.doing(() => press("Weiter"))
  return shop
}

/** Opens the summary of the craftsman form, with all answers given. */
export const onSummary = async () => {
  const shop = await onContact()
  await shop.doing(() => fillIn(ada))
  await shop.doing(() => press("Weiter"))
  return shop
}
