import type { PageImports } from "./PageEntry.ts"

/** Lazy imports of the component and the loader of each page that few visitors open. */
export const splitPages = {
  "list/Offers": {
    component: async () => (await import("./list/OffersPage.tsx")).OffersPage,
    load: async () => (await import("./list/loadOffers.ts")).loadOffers,
  },
  "checkout/Checkout": {
    component: async () => (await import("./checkout/CheckoutPage.tsx")).CheckoutPage,
    load: async () => (await import("./checkout/load.ts")).load,
  },
  "order/Order": {
    component: async () => (await import("./order/OrderPage.tsx")).OrderPage,
    load: async () => (await import("./order/load.ts")).load,
  },
  "contact/Contact": {
    component: async () => (await import("./contact/ContactPage.tsx")).ContactPage,
    load: async () => (await import("./contact/load.ts")).load,
  },
  "services/craftsman/Craftsman": {
    component: async () => (await import("./services/craftsman/CraftsmanPage.tsx")).CraftsmanPage,
    load: async () => (await import("./services/craftsman/load.ts")).load,
  },
  "services/energy/Energy": {
    component: async () => (await import("./services/energy/EnergyPage.tsx")).EnergyPage,
    load: async () => (await import("./services/energy/load.ts")).load,
  },
  "info/Shipping": {
    component: async () => (await import("./info/ShippingPage.tsx")).ShippingPage,
    load: async () => (await import("./info/loadInfo.ts")).loadShipping,
  },
  "info/LoyaltyCardInfo": {
    component: async () => (await import("./info/LoyaltyCardInfoPage.tsx")).LoyaltyCardInfoPage,
    load: async () => (await import("./info/loadInfo.ts")).loadLoyaltyCardInfo,
  },
  "newsletter/Subscribe": {
    component: async () => (await import("./newsletter/SubscribePage.tsx")).SubscribePage,
    load: async () => (await import("./newsletter/loadSubscribe.ts")).loadSubscribe,
  },
  "newsletter/Confirm": {
    component: async () => (await import("./newsletter/ConfirmPage.tsx")).ConfirmPage,
    load: async () => (await import("./newsletter/loadTokenPage.ts")).loadConfirm,
  },
  "newsletter/Cancel": {
    component: async () => (await import("./newsletter/CancelPage.tsx")).CancelPage,
    load: async () => (await import("./newsletter/loadTokenPage.ts")).loadCancel,
  },
  "services/energy/ConfirmRequest": {
    component: async () => (await import("./services/energy/ConfirmRequestPage.tsx")).ConfirmRequestPage,
    load: async () => (await import("./services/energy/loadConfirmRequest.ts")).loadConfirmRequest,
  },
  "withdrawal/Withdrawal": {
    component: async () => (await import("./withdrawal/WithdrawalPage.tsx")).WithdrawalPage,
    load: async () => (await import("./withdrawal/load.ts")).load,
  },
} satisfies Readonly<Record<string, PageImports>>

/** Name of a page that few visitors open: its folder and file. */
export type SplitPage = keyof typeof splitPages
