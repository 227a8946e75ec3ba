/** Pictures and films have no version in their address: they are kept for a week, and shown while a new one is fetched. */
export const forAWeek = "public, max-age=604800, stale-while-revalidate=2592000"
