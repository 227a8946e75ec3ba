import { useLoaderData } from "react-router-dom"

import { ChooseMarket } from "../../features/market/ChooseMarket.tsx"
import { ContactLines } from "../../features/market/ContactLines.tsx"
import { MarketOwners, MarketServices } from "../../features/market/MarketServices.tsx"
import { MarketCards } from "../../features/market/MarketCards.tsx"
import { SpecialTable, WeekTable } from "../../features/market/OpeningHours.tsx"
import { StatusDot } from "../../features/market/StatusDot.tsx"
import { paths } from "../../paths.ts"
import { PageSurvey } from "../../shared/PageSurvey.tsx"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { MarketData } from "./load.ts"
import styles from "./MarketPage.module.css"

const Head = ({ distance, market }: Pick<MarketData, "distance" | "market">) => (
  <div className={styles["head"]}>
    <div className={styles["facts"]}>
      <h1>{market.name}</h1>
      <p className={styles["status"]}>
        <StatusDot open={market.open} />
        <span>{market.status}</span>
      </p>
      {distance === undefined ? null : <p className={styles["distance"]}>{distance}</p>}
    </div>
    <div className={styles["choose"]}>
      <ChooseMarket market={market} look="main" />
    </div>
  </div>
)

const Contact = ({
  email,
  market,
  owners,
  phone,
  route,
}: Pick<MarketData, "email" | "market" | "owners" | "phone" | "route">) => (
  <section className={styles["panel"]} aria-labelledby="kontakt">
    <h2 id="kontakt">Adresse &amp; Kontakt</h2>
    <ContactLines name={market.name} street={market.street} town={market.town} phone={phone} email={email} />
    {owners.length === 0 ? null : <MarketOwners owners={owners} />}
    <NewTabLink className={styles["route"]} href={route}>
      <Icon name="route" size={20} />
      Route berechnen
      <Icon name="external" size={16} />
    </NewTabLink>
  </section>
)

const Hours = ({ calendar, special, week }: Pick<MarketData, "calendar" | "special" | "week">) => {
  const today = special.find(({ isToday }) => isToday)
  return (
    <section className={styles["panel"]} aria-labelledby="oeffnungszeiten">
      <h2 id="oeffnungszeiten">Öffnungszeiten</h2>
      {today === undefined ? null : (
        <Notice kind="info">{`Heute (${today.label}) gilt: ${today.hours}`}</Notice>
      )}
      <WeekTable rows={week} />
      <a className={styles["calendar"]} href={calendar} download>
        <Icon name="clock" size={20} />
        In den Kalender übernehmen
        <span className="visually-hidden"> (iCalendar-Datei)</span>
      </a>
    </section>
  )
}

const MarketView = ({
  calendar,
  distance,
  email,
  market,
  others,
  owners,
  phone,
  route,
  services,
  special,
  week,
}: MarketData) => (
  <div className={styles["page"]}>
    <Breadcrumb links={[{ name: "Märkte", link: paths.markets }]} current={market.name} />
    <Head market={market} {...(distance === undefined ? {} : { distance })} />
    <div className={styles["panels"]}>
      <Contact
        market={market}
        owners={owners}
        route={route}
        {...(phone === undefined ? {} : { phone })}
        {...(email === undefined ? {} : { email })}
      />
      <Hours calendar={calendar} week={week} special={special} />
      {special.length === 0 ? null : (
        <section className={styles["panel"]} aria-labelledby="sonderzeiten">
          <h2 id="sonderzeiten">Sonderöffnungszeiten</h2>
          <SpecialTable rows={special} />
        </section>
      )}
    </div>
    {services.length === 0 ? null : (
      <section aria-labelledby="services">
        <h2 id="services" className={styles["otherHead"]}>
          Services in diesem Markt
        </h2>
        <MarketServices services={services} />
      </section>
    )}
    <section aria-labelledby="weitere">
      <h2 id="weitere" className={styles["otherHead"]}>
        Weitere Märkte in der Nähe
      </h2>
      <MarketCards markets={others} />
    </section>
    <div className={styles["survey"]}>
      <PageSurvey source={market.name} />
    </div>
  </div>
)

/** The page of one market (storefront 2, market detail). */
export const MarketPage = () => (
  <PageView answer={useLoaderData<Answer<MarketData>>()}>{(data) => <MarketView {...data} />}</PageView>
)
