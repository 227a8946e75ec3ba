import { indicator } from "@heimwerk/core/product/availability.ts"
import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import { showsRating } from "@heimwerk/core/product/rating.ts"
import { type ComponentProps, useEffect } from "react"
import { useLoaderData } from "react-router-dom"

import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import styles from "./ProductPage.module.css"
import { BuyBox } from "../../features/basket/BuyBox.tsx"
import { PickupLine, ShippingLine } from "../../features/product/Availability.tsx"
import { useShop } from "../../layout/useShop.ts"
import { Rating } from "../../features/product/Rating.tsx"
import { lazyPart } from "../../hydration/lazyPart.tsx"
import type { BuyBar } from "./BuyBar.tsx"
import { buyBarId } from "./buyBarId.ts"
import type { ProductData } from "./load.ts"
import { paths } from "../../paths.ts"
import { useLoadedComponent } from "../../hydration/useLoadedComponent.ts"
import { finderOpener } from "../../shared/finderOpener.ts"
import { useFinderModal } from "../../shared/useFinderModal.tsx"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { Link } from "../../widgets/Link.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"

const loadBuyBar = async () => (await import("./BuyBar.tsx")).BuyBar

/**
 * The buy bar, loaded when the visitor scrolls a narrow window. It is a component of its own, so that the page
 * around it does not render again when the bar's script arrives.
 */
const LaterBuyBar = (props: ComponentProps<typeof BuyBar>) => {
  const { Component, load } = useLoadedComponent(loadBuyBar)
  useEffect(() => {
    const isNarrow = matchMedia("(width < 48em)")
    const scrolled = () => {
      if (scrollY === 0 || !isNarrow.matches) return
      removeEventListener("scroll", scrolled)
      void load()
    }
    scrolled()
    addEventListener("scroll", scrolled, { passive: true })
    return () => removeEventListener("scroll", scrolled)
  }, [load])
  return Component === undefined ? null : <Component {...props} />
}

const Pictures = lazyPart(
  () => import("./Pictures.tsx").then((m) => m.Pictures),
  <Skeleton shape="picture" />,
)
const Offer = lazyPart(() => import("./Offer.tsx").then((m) => m.Offer), <Skeleton shape="block" />)
const Facts = lazyPart(() => import("../../features/product/Facts.tsx").then((m) => m.Facts))
const SimilarProducts = lazyPart(() => import("./SimilarProducts.tsx").then((m) => m.SimilarProducts))

const Product = ({ crumbs, marketName, others, product, series }: ProductData) => {
  const { delivery, market } = useShop()
  // The store finder shows the stock of this article per market (forms and markets 2.3).
  const { modal, open, prepare } = useFinderModal(product)
  const finder = { ...finderOpener(prepare), to: paths.markets, onClick: open }
  return (
    <>
      <div className={styles["page"]}>
        <div className={styles["crumbs"]}>
          <Breadcrumb links={crumbs} current={product.name} />
        </div>
        <div className={styles["top"]}>
          <div className={styles["gallery"]}>
            <Pictures product={product} />
          </div>
          <div className={styles["side"]}>
            <div className={styles["head"]}>
              <h1 className={styles["name"]}>
                <span className={styles["brand"]}>{product.brand}</span>{" "}
                <span>{shownName(nameWithoutBrand(product.name, product.brand))}</span>
              </h1>
              <div className={styles["line"]}>
                {showsRating(product.ratingData) ? (
                  <a className={styles["reviews"]} href="#bewertungen">
                    <Rating ratingData={product.ratingData} />
                  </a>
                ) : null}
                <p className={styles["number"]}>{`Art.-Nr. ${product.articleId}`}</p>
              </div>
            </div>
            <div className={styles["box"]}>
              <Offer product={product} series={series} />
              <div className={styles["buy"]}>
                <BuyBox
                  key={product.articleId}
                  product={product}
                  marketName={marketName}
                  marketLink={<Link {...finder}>Markt wählen</Link>}
                  renderBar={(state) => <LaterBuyBar state={state} product={product} />}
                  shipping={
                    <ShippingLine
                      codes={product.availability}
                      promise={delivery?.[product.freight === true ? "freight" : "parcel"]}
                    />
                  }
                  pickup={
                    <PickupLine
                      codes={product.availability}
                      marketName={marketName}
                      stock={product.stock}
                      promise={market?.pickup[indicator(product.availability)]}
                      unit={product.unit}
                    />
                  }
                />
                <Link {...finder} className={styles["markets"]}>
                  Bestand in anderen Märkten
                </Link>
                {modal}
              </div>
            </div>
          </div>
          <div className={styles["facts"]}>
            <Facts product={product} />
          </div>
        </div>
      </div>
      {others.length === 0 ? null : <SimilarProducts products={others} marketName={marketName} />}
      <div id={buyBarId} className={styles["barPlace"]} />
    </>
  )
}

/** The product page (storefront 2, product detail). */
export const ProductPage = () => (
  <PageView answer={useLoaderData<Answer<ProductData>>()}>{(data) => <Product {...data} />}</PageView>
)
