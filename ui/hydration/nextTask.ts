/** Resolves in a task of its own: the browser can answer to its visitor and paint before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
