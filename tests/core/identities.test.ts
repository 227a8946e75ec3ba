import { assert, describe, it } from "@effect/vitest"
import * as accounts from "@heimwerk/core/account/Accounts.port.ts"
import * as passwordReset from "@heimwerk/core/account/PasswordReset.port.ts"
import * as profiles from "@heimwerk/core/account/Profiles.port.ts"
import * as registration from "@heimwerk/core/account/Registration.port.ts"
import * as accountService from "@heimwerk/core/account/service.ts"
import * as addresses from "@heimwerk/core/address/Addresses.port.ts"
import * as addressService from "@heimwerk/core/address/service.ts"
import * as addressBook from "@heimwerk/core/addressBook/AddressBook.port.ts"
import * as loaderError from "@heimwerk/core/advice/LoaderError.ts"
import * as thirdPartyServices from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import * as adviceService from "@heimwerk/core/advice/service.ts"
import * as baskets from "@heimwerk/core/basket/Baskets.port.ts"
import * as coupons from "@heimwerk/core/basket/Coupons.port.ts"
import * as optimisticLists from "@heimwerk/core/basket/OptimisticLists.ts"
import * as basketService from "@heimwerk/core/basket/service.ts"
import * as botCheck from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as catalog from "@heimwerk/core/catalog/Catalog.port.ts"
import * as serialQueue from "@heimwerk/core/command/SerialQueue.ts"
import * as consentManager from "@heimwerk/core/consent/ConsentManager.port.ts"
import * as consentRecords from "@heimwerk/core/consent/ConsentRecords.port.ts"
import * as consentService from "@heimwerk/core/consent/service.ts"
import * as cookieJar from "@heimwerk/core/device/CookieJar.port.ts"
import * as geolocation from "@heimwerk/core/device/Geolocation.port.ts"
import * as keyValueStorage from "@heimwerk/core/device/KeyValueStorage.port.ts"
import * as navigator from "@heimwerk/core/device/Navigator.port.ts"
import * as feedbackInbox from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import * as feedbackService from "@heimwerk/core/feedback/service.ts"
import * as formConfigs from "@heimwerk/core/forms/FormConfigs.port.ts"
import * as formInbox from "@heimwerk/core/forms/FormInbox.port.ts"
import * as invalidFormData from "@heimwerk/core/forms/InvalidFormData.ts"
import * as requestReceiver from "@heimwerk/core/forms/RequestReceiver.port.ts"
import * as craftsmanService from "@heimwerk/core/forms/craftsman/service.ts"
import * as energyService from "@heimwerk/core/forms/energy/service.ts"
import * as outbox from "@heimwerk/core/mail/Outbox.port.ts"
import * as markets from "@heimwerk/core/market/Markets.port.ts"
import * as stocks from "@heimwerk/core/market/Stocks.port.ts"
import * as finderService from "@heimwerk/core/market/finder/service.ts"
import * as marketService from "@heimwerk/core/market/service.ts"
import * as newsletter from "@heimwerk/core/newsletter/Newsletter.port.ts"
import * as checkout from "@heimwerk/core/order/Checkout.port.ts"
import * as orders from "@heimwerk/core/order/Orders.port.ts"
import * as payments from "@heimwerk/core/payment/Payments.port.ts"
import * as paysOnline from "@heimwerk/core/payment/PaysOnline.ts"
import * as shopAccount from "@heimwerk/core/payment/ShopAccount.ts"
import * as places from "@heimwerk/core/place/Places.port.ts"
import * as warehouse from "@heimwerk/core/promise/Warehouse.ts"
import * as retailer from "@heimwerk/core/retailer/Retailer.ts"
import * as germanWords from "@heimwerk/core/search/GermanWords.ts"
import * as suggestions from "@heimwerk/core/search/Suggestions.port.ts"
import * as searchService from "@heimwerk/core/search/service.ts"
import * as currentUser from "@heimwerk/core/session/CurrentUser.ts"
import * as carriers from "@heimwerk/core/shipping/Carriers.ts"
import * as deliveredAfter from "@heimwerk/core/shipping/DeliveredAfter.ts"
import * as tracker from "@heimwerk/core/tracking/Tracker.port.ts"
import * as visitTracked from "@heimwerk/core/tracking/VisitTracked.ts"
import * as trackingService from "@heimwerk/core/tracking/service.ts"
import * as wishlists from "@heimwerk/core/wishlist/Wishlists.port.ts"
import * as wishlistService from "@heimwerk/core/wishlist/service.ts"
import * as withdrawals from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import * as Context from "effect/Context"

/** Every module of the core that exports a service, a port or an error, with its path. */
const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "core/account/Accounts": accounts,
  "core/account/PasswordReset": passwordReset,
  "core/account/Profiles": profiles,
  "core/account/Registration": registration,
  "core/account/service": accountService,
  "core/address/Addresses": addresses,
  "core/address/service": addressService,
  "core/addressBook/AddressBook": addressBook,
  "core/advice/LoaderError": loaderError,
  "core/advice/ThirdPartyServices": thirdPartyServices,
  "core/advice/service": adviceService,
  "core/basket/Baskets": baskets,
  "core/basket/Coupons": coupons,
  "core/basket/OptimisticLists": optimisticLists,
  "core/basket/service": basketService,
  "core/botCheck/BotCheck": botCheck,
  "core/catalog/Catalog": catalog,
  "core/command/SerialQueue": serialQueue,
  "core/consent/ConsentManager": consentManager,
  "core/consent/ConsentRecords": consentRecords,
  "core/consent/service": consentService,
  "core/device/CookieJar": cookieJar,
  "core/device/Geolocation": geolocation,
  "core/device/KeyValueStorage": keyValueStorage,
  "core/device/Navigator": navigator,
  "core/feedback/FeedbackInbox": feedbackInbox,
  "core/feedback/service": feedbackService,
  "core/forms/FormConfigs": formConfigs,
  "core/forms/FormInbox": formInbox,
  "core/forms/InvalidFormData": invalidFormData,
  "core/forms/RequestReceiver": requestReceiver,
  "core/forms/craftsman/service": craftsmanService,
  "core/forms/energy/service": energyService,
  "core/mail/Outbox": outbox,
  "core/market/Markets": markets,
  "core/market/Stocks": stocks,
  "core/market/finder/service": finderService,
  "core/market/service": marketService,
  "core/newsletter/Newsletter": newsletter,
  "core/order/Checkout": checkout,
  "core/order/Orders": orders,
  "core/payment/Payments": payments,
  "core/payment/PaysOnline": paysOnline,
  "core/payment/ShopAccount": shopAccount,
  "core/place/Places": places,
  "core/promise/Warehouse": warehouse,
  "core/retailer/Retailer": retailer,
  "core/search/GermanWords": germanWords,
  "core/search/Suggestions": suggestions,
  "core/search/service": searchService,
  "core/session/CurrentUser": currentUser,
  "core/shipping/Carriers": carriers,
  "core/shipping/DeliveredAfter": deliveredAfter,
  "core/tracking/Tracker": tracker,
  "core/tracking/VisitTracked": visitTracked,
  "core/tracking/service": trackingService,
  "core/wishlist/Wishlists": wishlists,
  "core/wishlist/service": wishlistService,
  "core/withdrawal/Withdrawals": withdrawals,
}

const exported = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).map(([name, value]) => ({ path, name, value })),
)

const services = exported.flatMap(({ name, path, value }) =>
  Context.isKey(value) ? [{ name, folder: path.slice(0, path.lastIndexOf("/")), key: value.key }] : [],
)

const errors = exported.flatMap(({ name, value }) => {
  const isError = typeof value === "function" && value.prototype instanceof Error
  return isError ? [{ name, tag: value.prototype.name }] : []
})

describe("services and errors of the core", () => {
  it.each(services)(
    "the key of the service $name is its folder and its name, so that no other service has the same key",
    (one) => {
      assert.strictEqual(one.key, `${one.folder}/${one.name}`)
    },
  )

  it.each(errors)("the error $name has its name as its tag", (one) => {
    assert.strictEqual(one.tag, one.name)
  })
})
