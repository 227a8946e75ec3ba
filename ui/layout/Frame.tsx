import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { timings } from "@heimwerk/core/timings.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { Provider } from "jotai"
import { useHydrateAtoms } from "jotai/utils"
import { useCallback } from "react"
import { Outlet, ScrollRestoration, useNavigation, useRevalidator } from "react-router-dom"

import { SyncAccount } from "./SyncAccount.tsx"
import styles from "./Frame.module.css"
import { Header } from "./Header.tsx"
import { PageChange } from "./PageChange.tsx"
import { Pending } from "./Pending.tsx"
import progressStyles from "./Progress.module.css"
import { basketService, initialBasketState } from "../features/basket/basket.ts"
import { ownMarket } from "../features/market/market.ts"
import { initialWishlistState, wishlistService } from "../features/wishlist/wishlist.ts"
import { lazyPart } from "../hydration/lazyPart.tsx"
import { onFirstUse } from "../hydration/onFirstUse.ts"
import { useOnIdle } from "../hydration/useOnIdle.ts"
import { AskConsent } from "../shared/AskConsent.tsx"
import { TopOfPage } from "./TopOfPage.tsx"
import { usePendingPage } from "./usePendingPage.ts"
import { useShop } from "./useShop.ts"
import { type SyncedList, useSyncedList } from "./useSyncedList.ts"
import { Announcer } from "../widgets/Announcer.tsx"
import skipStyles from "../widgets/SkipLink.module.css"
import { Snackbars } from "../widgets/Snackbar.tsx"

/** A progress line at the top of the window while a page is loading. */
const Progress = () =>
  useNavigation().state === "idle" ? null : (
    <div
      className={`${progressStyles["progress"]} ${styles["progress"]}`}
      role="progressbar"
      aria-label="Seite wird geladen"
    />
  )

const wishlist: SyncedList = {
  list: "wishlist",
  open: wishlistService.openIn,
  reload: (store) => wishlistService.runIn(store)((service) => service.reload),
}

/**
 * Initializes the wishlist's state with the server-rendered wishlist. The service and the other windows update
 * it.
 */
export const SyncWishlist = ({ initial }: { readonly initial: Wishlist }) => {
  useHydrateAtoms([[wishlistService.stateAtom, initialWishlistState(initial)]])
  useSyncedList(wishlist, wishlistService.useState().wishlist.version)
  return null
}

/** Reloads the page's data when another tab chooses a market. */
const SyncMarket = () => {
  const { revalidate } = useRevalidator()
  const run = ownMarket.useRun()
  // If the script fails to load, this tab shows another tab's choice of a market only after the next page
  // load.
  useOnIdle(
    useCallback(async () => {
      const { subscribeMarket } = await import("../features/market/otherTabs.ts")
      return subscribeMarket((marketId) => void run(({ takeOver }) => takeOver(marketId)).then(revalidate))
    }, [revalidate, run]),
  )
  return null
}

const basket: SyncedList = {
  list: "basket",
  open: basketService.openIn,
  reload: (store) => basketService.runIn(store)(({ load }) => load),
}

/** Initializes the basket's state with the server-rendered basket. The service and the other windows update it. */
export const SyncBasket = ({ initial }: { readonly initial: Basket }) => {
  useHydrateAtoms([[basketService.stateAtom, initialBasketState(initial)]])
  useSyncedList(basket, basketService.useState().basket.version)
  return null
}

/** The footer; its script loads late, because the links work without it. */
const Footer = lazyPart(() => import("./Footer.tsx").then((m) => m.Footer))

/** The message that replaces the current page while the next page cannot be reached. */
const Offline = lazyPart(() => import("./Offline.tsx").then((m) => m.Offline))

/**
 * The avatar button and the service flyout; their script loads late. At first only the button is rendered.
 */
const ServiceLayer = lazyPart(() => import("./ServiceLayer.tsx").then((m) => m.ServiceLayer))

/**
 * The layout of all pages: header, page and footer. It also shows the progress of a navigation and announces
 * the new page.
 */
export const Frame = () => {
  const shop = useShop()
  const pending = usePendingPage()
  return (
    <Provider>
      <SyncBasket initial={shop.basket} />
      <SyncWishlist initial={shop.wishlist} />
      <SyncMarket />
      <Announcer>
        <Snackbars millis={timings.snackbar} whenReady={onFirstUse}>
          <SyncAccount user={shop.user} />
          <div className={styles["frame"]}>
            <a className={skipStyles["skip"]} href="#inhalt">
              Zum Inhalt springen
            </a>
            {/* On pages without a list of articles, CSS hides the link 'Zu den Artikeln springen'. */}
            <a className={`${skipStyles["skip"]} ${styles["toArticles"]}`} href="#artikel">
              Zu den Artikeln springen
            </a>
            <a className={skipStyles["skip"]} href="#suche">
              Zur Suche springen
            </a>
            {shop.asksConsent ? <AskConsent /> : null}
            <Progress />
            <TopOfPage>
              <Header shop={shop} />
              <ServiceLayer />
            </TopOfPage>
            <main id="inhalt" tabIndex={-1} aria-busy={pending !== undefined} className={styles["main"]}>
              <Offline />
              {pending === undefined ? null : <Pending kind={pending} />}
              <Outlet />
            </main>
            <Footer year={shop.year} navigation={shop.navigation} paysOnline={shop.paysOnline} />
          </div>
          <PageChange />
        </Snackbars>
      </Announcer>
      <ScrollRestoration />
    </Provider>
  )
}
