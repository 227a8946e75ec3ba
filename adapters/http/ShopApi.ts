import { HttpApi, OpenApi } from "effect/http-api"

import { AccountApi } from "./contract/account/api.ts"
import { AddressesApi } from "./contract/addresses.ts"
import { BasketApi } from "./contract/basket/api.ts"
import { BotCheckApi } from "./contract/botCheck.ts"
import { CheckoutApi } from "./contract/checkout/api.ts"
import { ConsentApi } from "./contract/consent/api.ts"
import { CustomerApi } from "./contract/customer/api.ts"
import { FeedbackApi } from "./contract/feedback.ts"
import { FormsApi } from "./contract/forms/api.ts"
import { HealthApi } from "./contract/health.ts"
import { MarketAnswersApi } from "./contract/marketAnswers.ts"
import { MarketsApi } from "./contract/markets.ts"
import { NewsletterApi } from "./contract/newsletter/api.ts"
import { PlacesApi } from "./contract/places.ts"
import { PricesApi } from "./contract/prices.ts"
import { RegistrationApi } from "./contract/registration/api.ts"
import { SearchApi } from "./contract/search/api.ts"
import { StocksApi } from "./contract/stocks.ts"
import { SuggestApi } from "./contract/suggest/api.ts"
import { TrackApi } from "./contract/track/api.ts"
import { WithdrawalApi } from "./contract/withdrawal/api.ts"
import { WishlistApi } from "./contract/wishlist/api.ts"

/**
 * The whole HTTP contract, for the server and the OpenAPI document. The client uses only the types of its
 * groups (`nounOf`).
 */
export class ShopApi extends HttpApi.make("shop")
  .add(
    MarketsApi,
    MarketAnswersApi,
    PlacesApi,
    AddressesApi,
    SearchApi,
    SuggestApi,
    TrackApi,
    PricesApi,
    StocksApi,
    BasketApi,
    WishlistApi,
    NewsletterApi,
    AccountApi,
    HealthApi,
    FormsApi,
    FeedbackApi,
    BotCheckApi,
    WithdrawalApi,
    ConsentApi,
    RegistrationApi,
    CustomerApi,
    CheckoutApi,
  )
  .annotateMerge(OpenApi.annotations({ title: "Heimwerk", version: "1" })) {}
