import type { PageImports } from "../PageEntry.ts"

/** Lazy imports of the component and the loader of each page that few visitors open. */
export const pages = {
  "info/Shipping": {
    component: async () => (await import("./ShippingPage.tsx")).ShippingPage,
    load: async () => (await import("./loadInfo.ts")).loadShipping,
  },
  "info/LoyaltyCardInfo": {
    component: async () => (await import("./LoyaltyCardInfoPage.tsx")).LoyaltyCardInfoPage,
    load: async () => (await import("./loadInfo.ts")).loadLoyaltyCardInfo,
  },
  "newsletter/Subscribe": {
    component: async () => (await import("../newsletter/SubscribePage.tsx")).SubscribePage,
    load: async () => (await import("../newsletter/loadSubscribe.ts")).loadSubscribe,
  },
  "newsletter/Confirm": {
    component: async () => (await import("../newsletter/ConfirmPage.tsx")).ConfirmPage,
    load: async () => (await import("../newsletter/loadTokenPage.ts")).loadConfirm,
  },
  "newsletter/Cancel": {
    component: async () => (await import("../newsletter/CancelPage.tsx")).CancelPage,
    load: async () => (await import("../newsletter/loadTokenPage.ts")).loadCancel,
  },
  "services/energy/ConfirmRequest": {
    component: async () => (await import("../services/energy/ConfirmRequestPage.tsx")).ConfirmRequestPage,
    load: async () => (await import("../services/energy/loadConfirmRequest.ts")).loadConfirmRequest,
  },
  "withdrawal/Withdrawal": {
    component: async () => (await import("../withdrawal/WithdrawalPage.tsx")).WithdrawalPage,
    load: async () => (await import("../withdrawal/load.ts")).load,
  },
} satisfies Readonly<Record<string, PageImports>>

/** Name of a page that few visitors open: its folder and file. */
export type InfoPage = keyof typeof pages
