/**
 * All energy classes of EU labels, best first. A label has some of them as its scale. Most labels have `A` to `G`, but
 * ovens and range hoods still have `A+++` to `D`, and room heaters `A++` to `G`.
 */
export const energyClasses = ["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"] as const

const indexOf = (name: string): number => energyClasses.findIndex((each) => each === name)

/**
 * Returns the classes of a label from `from` to `to`, best first. Empty if these are no classes, or if the label's own
 * class is not among them.
 */
export const energyScale = ({
  from,
  rating,
  to,
}: Readonly<Record<"from" | "rating" | "to", string>>): ReadonlyArray<(typeof energyClasses)[number]> => {
  const first = indexOf(from)
  const scale = first < 0 ? [] : energyClasses.slice(first, indexOf(to) + 1)
  return scale.some((each) => each === rating) ? scale : []
}
