import { HttpApi, OpenApi } from "effect/http-api"

import { AccountApi } from "./contract/account/api.ts"
import { AddressesApi } from "./contract/addresses.ts"
import { BasketApi } from "./contract/basket/api.ts"
import { BotCheckApi } from "./contract/botCheck.ts"
import { ConsentApi } from "./contract/consent/api.ts"
import { CustomerApi } from "./contract/customer/api.ts"
import { FeedbackApi } from "./contract/feedback.ts"
import { FormsApi } from "./contract/forms/api.ts"
import { HealthApi } from "./contract/health.ts"
import { MarketsApi } from "./contract/markets.ts"
import { NewsletterApi } from "./contract/newsletter/api.ts"
import { PlacesApi } from "./contract/places.ts"
import { RegistrationApi } from "./contract/registration/api.ts"
import { SearchApi } from "./contract/search/api.ts"
import { StocksApi } from "./contract/stocks.ts"
import { SuggestApi } from "./contract/suggest/api.ts"
import { TrackApi } from "./contract/track/api.ts"
import { WithdrawalApi } from "./contract/withdrawal/api.ts"
import { WishlistApi } from "./contract/wishlist/api.ts"

/** The part of the wire that every page of a storefront needs. */
export const pageApi = HttpApi.make("shop").add(
  MarketsApi,
  PlacesApi,
  AddressesApi,
  SearchApi,
  SuggestApi,
  TrackApi,
  StocksApi,
  BasketApi,
  WishlistApi,
  NewsletterApi,
  AccountApi,
  HealthApi,
)

/** The part that comes with the request forms, the feedback dialog, the bot check, withdrawals and consents, when one of them is opened. */
export const requestsApi = HttpApi.make("shop").add(
  FormsApi,
  FeedbackApi,
  BotCheckApi,
  WithdrawalApi,
  ConsentApi,
)

/** The part that comes with the pages of the account: new accounts, and what belongs to a customer. */
export const customersApi = HttpApi.make("shop").add(RegistrationApi, CustomerApi)

/** The whole wire: server, typed client, OpenAPI document and conformance tests all come from here. */
export class ShopApi extends pageApi
  .addHttpApi(requestsApi)
  .addHttpApi(customersApi)
  .annotateMerge(OpenApi.annotations({ title: "Heimwerk", version: "1" })) {}
