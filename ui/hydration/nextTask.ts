/** Resolves in a new task. The browser can handle input and paint before it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
