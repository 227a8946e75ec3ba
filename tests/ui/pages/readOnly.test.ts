import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import type { PagePorts } from "@heimwerk/ui/render.ts"
import type { CustomerPorts } from "@heimwerk/ui/runtime/customerPorts.ts"
import type { CustomerReads, VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { describe, expectTypeOf, it } from "@effect/vitest"

describe("the ports of a page's loader", () => {
  it("the loader of a page gets no port whose commands change the visitor's data", () => {
    type WithCommands = Accounts | Baskets | Wishlists | Profiles | AddressBook | Checkout | CustomerPorts
    expectTypeOf<Extract<PagePorts, WithCommands>>().toBeNever()
    expectTypeOf<Extract<PagePorts, VisitorReads>>().toEqualTypeOf<VisitorReads>()
  })

  it("the loader of a page can only read the visitor's basket, wishlist, session, profile, addresses, orders, coupons and checkout offer", () => {
    expectTypeOf<keyof VisitorReads["Service"]>().toEqualTypeOf<"basket" | "wishlist" | "me" | "customer">()
    expectTypeOf<keyof CustomerReads>().toEqualTypeOf<
      "profile" | "addresses" | "orders" | "order" | "coupons" | "checkoutOffer" | "orderByLink"
    >()
  })
})
