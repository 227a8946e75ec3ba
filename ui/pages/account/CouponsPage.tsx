import { useLoaderData } from "react-router-dom"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { CustomerPage } from "./CustomerPage.tsx"
import type { CouponsData } from "./loadCoupons.ts"

const CouponList = lazyPart(
  async () => (await import("./CouponList.tsx")).CouponList,
  <Skeleton shape="block" />,
)

/** The page with the customer's coupons (storefront 2, 'Coupons'). */
export const CouponsPage = () => (
  <PageView answer={useLoaderData<Answer<CouponsData>>()}>
    {(data) => (
      <CustomerPage title="Coupons">
        <CouponList {...data} />
      </CustomerPage>
    )}
  </PageView>
)
