import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { orderStateText } from "@heimwerk/core/order/orderStateText.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import type { ReactNode } from "react"
import { useLoaderData } from "react-router-dom"

import type { Answer } from "../Answer.ts"
import { Link } from "../../widgets/Link.tsx"
import { CustomerPage } from "./CustomerPage.tsx"
import logoutButtonStyles from "./LogoutButton.module.css"
import styles from "./OverviewPage.module.css"
import { PageView } from "../PageView.tsx"
import { accountService } from "../../features/account/account.ts"
import type { OverviewData } from "./loadOverview.ts"
import { Button } from "../../widgets/Button.tsx"
import { Icon, type IconName } from "../../widgets/Icon.tsx"

/** The logout button on windows too narrow for the account menu. */
const LogoutButton = () => {
  const { isLoggingOut } = accountService.useState()
  const run = accountService.useRun()
  return (
    <div className={logoutButtonStyles["logout"]}>
      <Button look="outline" busy={isLoggingOut} onClick={() => void run(({ logout }) => logout)}>
        <Icon name="logout" size={20} />
        <span>{isLoggingOut ? "Wird abgemeldet" : "Abmelden"}</span>
      </Button>
    </div>
  )
}

interface PartProps {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

const Part = ({ children, icon, title, to }: PartProps) => (
  <li className={styles["part"]}>
    <Icon name={icon} size={28} />
    <div>
      <h2 className={styles["title"]}>
        <Link className={styles["link"]} to={to}>
          {title}
        </Link>
      </h2>
      {children}
    </div>
    <Icon name="chevron-right" size={20} />
  </li>
)

const couponText = (count: number) =>
  count === 1 ? "1 Coupon wartet auf dich" : `${count} Coupons warten auf dich`

const Parts = ({ address, coupons, email, lastOrder, loyaltyCard, name, orders }: OverviewData) => (
  <ul className={styles["parts"]}>
    <Part to={accountPaths.purchases} icon="box" title="Einkäufe">
      {lastOrder === undefined ? (
        <p>{orders === undefined ? "Deine Bestellungen ansehen" : "Noch keine Bestellung"}</p>
      ) : (
        <p>
          Zuletzt am {germanDate(lastOrder.orderedOn)}: {formatCents(lastOrder.total)}
          <br />
          {lastOrder.deliveries.map(({ state }) => orderStateText(state)).join(", ")}
        </p>
      )}
    </Part>
    <Part to={accountPaths.details} icon="user" title="Persönliche Daten">
      <p>
        {name}
        <br />
        {email}
      </p>
    </Part>
    <Part to={accountPaths.loyaltyCard} icon="card" title="Vorteilskarte">
      <p>{loyaltyCard === undefined ? "Noch keine Karte hinterlegt" : `Nr. ${loyaltyCard}`}</p>
    </Part>
    <Part to={accountPaths.coupons} icon="coupon" title="Coupons">
      <p>{coupons === undefined || coupons === 0 ? "Deine Coupons ansehen" : couponText(coupons)}</p>
    </Part>
    <Part to={accountPaths.addresses} icon="pin" title="Adressbuch">
      {address === undefined ? (
        <p>Adressen für deine Bestellungen</p>
      ) : (
        <p>
          {address.street}
          <br />
          {address.postalCode} {address.city}
        </p>
      )}
    </Part>
  </ul>
)

/** The account overview (storefront 2, account menu): a summary of each account page, with a link to it. */
export const OverviewPage = () => (
  <PageView answer={useLoaderData<Answer<OverviewData>>()}>
    {(data) => (
      <CustomerPage title={`Hallo ${data.firstName}`} crumb="Mein Konto">
        <Parts {...data} />
        <LogoutButton />
      </CustomerPage>
    )}
  </PageView>
)
