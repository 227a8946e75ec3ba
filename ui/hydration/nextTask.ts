/** Resolves in a new task. Before this task, the browser can handle input and paint. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
