/**
 * Cache header of pictures and films. They have no version in their address, so caches keep them for a week.
 * For 30 more days, caches may show the old version while they revalidate.
 */
export const forAWeek = "public, max-age=604800, stale-while-revalidate=2592000"
