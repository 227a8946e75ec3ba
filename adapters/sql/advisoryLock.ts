/**
 * The advisory lock of migrations and seeds: only one server at a time changes the schema or the world. The number is
 * arbitrary.
 */
export const advisoryLock = 4_835_726
