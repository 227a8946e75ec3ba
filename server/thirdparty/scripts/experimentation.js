/** Chooses a random variant of an experiment. In the demonstration, no experiment changes anything. */
window.Experimentation = { start: async () => ({ variant: Math.random() < 0.5 ? "A" : "B" }) }
