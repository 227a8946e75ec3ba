import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { limitedProduct } from "@heimwerk/core/basket/limitedBasket.ts"
import { anonymous } from "@heimwerk/core/session/SessionUser.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { wishlistLineIdOf } from "@heimwerk/core/wishlist/wishlistLineId.ts"
import type { LayoutVisitor } from "@heimwerk/ui/layout/shopDataOf.ts"
import { holdsCard } from "@heimwerk/ui/shared/holdsCard.ts"

/**
 * The properties of a visitor on which a page depends, apart from the parts that show the visitor
 * (`VisitorParts`). All visitors of one class share a template (ADR 0087).
 */
export interface VisitorClass {
  /** Whether the page shows the prices for card holders. */
  readonly holdsCard: boolean
  /** Articles of the page that are on the wishlist, in ascending order. */
  readonly wished: ReadonlyArray<ArticleId>
}

/** Returns the class of a visitor for a page with the given articles. */
export const classOf = (
  { basket, customer, wishlist }: LayoutVisitor,
  articleIds: ReadonlySet<string>,
): VisitorClass => ({
  holdsCard: holdsCard(customer ?? anonymous, basket),
  wished: wishlist.lineItems
    .map(({ product }) => product.articleId)
    .filter((id) => articleIds.has(id))
    .toSorted(),
})

/** Returns the key of a class. Only equal classes have equal keys. */
export const classKey = ({ holdsCard: holds, wished }: VisitorClass): string => `${holds} ${wished.join()}`

/** Returns an invented visitor of a class, for whom a template is rendered. */
export const visitorOfClass = ({ holdsCard: holds, wished }: VisitorClass): LayoutVisitor => ({
  customer: undefined,
  basket: { ...emptyBasket, loyaltyConfig: holds ? { loyaltyCardNumber: "template" } : {} },
  wishlist: {
    ...emptyWishlist,
    type: "limited",
    lineItems: wished.map((articleId) => ({
      lineItemId: wishlistLineIdOf(articleId),
      product: limitedProduct({ articleId }),
      quantity: toQuantity(1),
      unitPrice: toCents(0),
    })),
  },
})
