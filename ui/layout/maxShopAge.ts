/**
 * Age of the layout's data in ms above which a navigation reloads them, and above which a page that becomes
 * visible reloads its data. Opening status and promises are then at most 5 minutes old.
 */
export const maxShopAge = 5 * 60_000
