import { useLoaderData } from "react-router-dom"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { WishlistData } from "./load.ts"

const Wishlist = lazyPart(() => import("./Wishlist.tsx").then((m) => m.Wishlist), <Skeleton shape="block" />)

/** The wishlist page (storefront 2). */
export const WishlistPage = () => (
  <PageView answer={useLoaderData<Answer<WishlistData>>()}>{(data) => <Wishlist {...data} />}</PageView>
)
