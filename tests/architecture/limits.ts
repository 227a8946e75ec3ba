/** Upper limit of a figure. Lower the limit when the figure falls, until it equals the goal. */
export interface Limit {
  readonly limit: number
  readonly goal: number
}

/**
 * Number of steps between files from `TileAddButton` to the call of `fetch`. `npm run shape -- --details` lists the
 * files.
 */
export const buttonToWireHops: Limit = { limit: 5, goal: 4 }

/** Number of steps between files from the handler of the basket's routes to the statement that inserts a line. */
export const wireToSqlHops: Limit = { limit: 5, goal: 5 }

/** Number of source files of core, adapters, ui and server that contain the name of one basket command. */
export const filesPerCommand: Limit = { limit: 4, goal: 4 }

/** Number of code files directly in the folder `ui`. The same limit applies to the folder `server`. */
export const rootFileCount: Limit = { limit: 8, goal: 8 }

/** Number of exports of core that no program and no README example uses. */
export const unreachedCoreExports: Limit = { limit: 0, goal: 0 }

/** Number of names that @heimwerk/core publishes, each with a stability tag. */
export const publicCoreNames: Limit = { limit: 300, goal: 300 }
