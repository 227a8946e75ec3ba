import { useLoaderData } from "react-router-dom"

import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { WishlistData } from "./load.ts"
import { Wishlist } from "./Wishlist.tsx"

/** Storefront 2, wishlist. */
export const WishlistPage = () => (
  <PageView answer={useLoaderData<Answer<WishlistData>>()}>{(data) => <Wishlist {...data} />}</PageView>
)
