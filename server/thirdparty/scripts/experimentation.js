/** Decides by a coin which variant of an experiment this browser sees; the demonstration has none that changes anything. */
window.Experimentation = { start: async () => ({ variant: Math.random() < 0.5 ? "A" : "B" }) }
