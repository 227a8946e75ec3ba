/**
 * The advisory lock of migrations, seeds, the building of search tables, and the last step of imports and new terms: only
 * one process at a time changes the schema or the world in use. The number is arbitrary.
 */
export const advisoryLock = 4_835_726
