import type { PageEntry } from "./PageEntry.ts"
import type { SplitPage } from "./splitPages.ts"

const imports = async () => (await import("./splitPages.ts")).splitPages

const page = (name: SplitPage, path: string): PageEntry => ({
  id: `pages/${name}Page.tsx`,
  path,
  component: async () => (await imports())[name].component(),
  load: async () => (await imports())[name].load(),
})

/**
 * Routes whose imports are in a separate script, so that the first script of every page stays small. Few visitors open
 * these pages.
 */
export const splitRoutes: ReadonlyArray<PageEntry> = [
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
