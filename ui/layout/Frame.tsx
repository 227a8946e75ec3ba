import { timings } from "@heimwerk/core/timings.ts"
import { Provider } from "jotai"
import { Outlet, ScrollRestoration } from "react-router-dom"

import { lazyPart } from "../hydration/lazyPart.tsx"
import { onFirstUse } from "../hydration/onFirstUse.ts"
import { AskConsent } from "../shared/AskConsent.tsx"
import { Announcer } from "../widgets/Announcer.tsx"
import { Snackbars } from "../widgets/Snackbar.tsx"
import { FollowAccount } from "./FollowAccount.tsx"
import { FollowBasket } from "./FollowBasket.tsx"
import { FollowMarket } from "./FollowMarket.tsx"
import { FollowWishlist } from "./FollowWishlist.tsx"
import styles from "./Frame.module.css"
import { Header } from "./Header.tsx"
import { PageChange } from "./PageChange.tsx"
import { Pending } from "./Pending.tsx"
import { Progress } from "./Progress.tsx"
import { usePendingPage } from "./usePendingPage.ts"
import { useShop } from "./useShop.ts"

/** Hydrates late: the footer's links work without a script. */
const Footer = lazyPart(async () => (await import("./Footer.tsx")).Footer)

/** Hydrates late: only the help button is rendered before the visitor approaches it. */
const ServiceLayer = lazyPart(async () => (await import("./ServiceLayer.tsx")).ServiceLayer)

/** The layout of all pages: header, page and footer, and the effects of a page change. */
export const Frame = () => {
  const shop = useShop()
  const pending = usePendingPage()
  return (
    <Provider>
      <FollowBasket initial={shop.basket} />
      <FollowWishlist initial={shop.wishlist} />
      <FollowMarket />
      <Announcer>
        <Snackbars millis={timings.snackbar} whenReady={onFirstUse}>
          <FollowAccount user={shop.user} />
          <div className={styles["frame"]}>
            <a className={styles["skip"]} href="#inhalt">
              Zum Inhalt springen
            </a>
            <a className={styles["skip"]} href="#suche">
              Zur Suche springen
            </a>
            {shop.asksConsent ? <AskConsent /> : null}
            <Progress />
            <Header shop={shop} />
            <main id="inhalt" tabIndex={-1} aria-busy={pending !== undefined} className={styles["main"]}>
              {pending === undefined ? <Outlet /> : <Pending kind={pending} />}
            </main>
            <Footer year={shop.year} navigation={shop.navigation} />
            <ServiceLayer />
          </div>
          <PageChange />
        </Snackbars>
      </Announcer>
      <ScrollRestoration />
    </Provider>
  )
}
