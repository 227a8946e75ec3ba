import type { PageImports } from "../PageEntry.ts"

/** Lazy imports of the component and the loader of each account page. */
export const pages = {
  Login: {
    component: async () => (await import("./LoginPage.tsx")).LoginPage,
    load: async () => (await import("./loadPlain.ts")).loadLogin,
  },
  Register: {
    component: async () => (await import("./RegisterPage.tsx")).RegisterPage,
    load: async () => (await import("./loadPlain.ts")).loadRegister,
  },
  ConfirmRegistration: {
    component: async () => (await import("./ConfirmRegistrationPage.tsx")).ConfirmRegistrationPage,
    load: async () => (await import("./loadPlain.ts")).loadConfirmRegistration,
  },
  ConfirmEmail: {
    component: async () => (await import("./ConfirmEmailPage.tsx")).ConfirmEmailPage,
    load: async () => (await import("./loadPlain.ts")).loadConfirmEmail,
  },
  ForgottenPassword: {
    component: async () => (await import("./ForgottenPasswordPage.tsx")).ForgottenPasswordPage,
    load: async () => (await import("./loadPlain.ts")).loadForgottenPassword,
  },
  NewPassword: {
    component: async () => (await import("./NewPasswordPage.tsx")).NewPasswordPage,
    load: async () => (await import("./loadPlain.ts")).loadNewPassword,
  },
  ChooseShop: {
    component: async () => (await import("./ChooseShopPage.tsx")).ChooseShopPage,
    load: async () => (await import("./loadPlain.ts")).loadChooseShop,
  },
  ChooseCard: {
    component: async () => (await import("./ChooseCardPage.tsx")).ChooseCardPage,
    load: async () => (await import("./loadChooseCard.ts")).loadChooseCard,
  },
  Overview: {
    component: async () => (await import("./OverviewPage.tsx")).OverviewPage,
    load: async () => (await import("./loadOverview.ts")).loadOverview,
  },
  Purchases: {
    component: async () => (await import("./PurchasesPage.tsx")).PurchasesPage,
    load: async () => (await import("./loadPurchases.ts")).loadPurchases,
  },
  Purchase: {
    component: async () => (await import("./PurchasePage.tsx")).PurchasePage,
    load: async () => (await import("./loadPurchase.ts")).loadPurchase,
  },
  Details: {
    component: async () => (await import("./DetailsPage.tsx")).DetailsPage,
    load: async () => (await import("./loadDetails.ts")).loadDetails,
  },
  LoyaltyCard: {
    component: async () => (await import("./LoyaltyCardPage.tsx")).LoyaltyCardPage,
    load: async () => (await import("./loadDetails.ts")).loadLoyaltyCard,
  },
  Coupons: {
    component: async () => (await import("./CouponsPage.tsx")).CouponsPage,
    load: async () => (await import("./loadCoupons.ts")).loadCoupons,
  },
  Addresses: {
    component: async () => (await import("./AddressesPage.tsx")).AddressesPage,
    load: async () => (await import("./loadAddresses.ts")).loadAddresses,
  },
} satisfies Readonly<Record<string, PageImports>>

/** Name of a page of the customer account. */
export type AccountPage = keyof typeof pages
