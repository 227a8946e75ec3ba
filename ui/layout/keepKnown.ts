import { isShopData } from "./isShopData.ts"

/**
 * Returns reloaded data of the layout. Keeps the customer and the navigation of the previous data if they could not be
 * read again, because a short failure is no logout.
 */
export const keepKnown = (before: unknown, loaded: unknown): unknown => {
  if (!isShopData(before) || !isShopData(loaded)) return loaded
  const { navigation, user } = before
  return {
    ...loaded,
    ...(loaded.user?.isUnknown === true && user !== undefined ? { user, personal: true } : {}),
    navigation: loaded.navigation.length === 0 ? navigation : loaded.navigation,
  }
}
