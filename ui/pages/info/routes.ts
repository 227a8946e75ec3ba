import type { PageEntry } from "../PageEntry.ts"
import type { InfoPage } from "./pages.ts"

const pages = () => import("./pages.ts")

const page = (name: InfoPage, path: string): PageEntry => ({
  id: `pages/${name}Page.tsx`,
  path,
  component: async () => (await pages()).pages[name].component(),
  load: async () => (await pages()).pages[name].load(),
})

/**
 * Pages that few visitors open. Their imports are in a separate script, so that the first script of every page stays
 * small.
 */
export const infoPages: ReadonlyArray<PageEntry> = [
  page("list/Offers", "/angebote"),
  page("checkout/Checkout", "/kasse"),
  page("order/Order", "/bestellung/:orderId/:token"),
  page("contact/Contact", "/kontakt"),
  page("services/craftsman/Craftsman", "/service/handwerksservice"),
  page("services/energy/Energy", "/service/energieeffizientes-wohnen"),
  page("info/Shipping", "/service/versandkosten"),
  page("info/LoyaltyCardInfo", "/vorteilskarte"),
  page("newsletter/Subscribe", "/newsletter/anmelden"),
  page("newsletter/Confirm", "/newsletter/bestaetigen"),
  page("services/energy/ConfirmRequest", "/anfrage/bestaetigen"),
  page("newsletter/Cancel", "/newsletter/abmelden"),
  page("withdrawal/Withdrawal", "/vertrag-widerrufen"),
]
