/** The units of measures by their spellings in texts, in lower case. Different spellings of a unit have one form. */
export const units: Readonly<Record<string, string>> = {
  v: "v", volt: "v", w: "w", watt: "w", kw: "kw", a: "a", ah: "ah", mah: "mah", mm: "mm", cm: "cm", m: "m", meter: "m",
  "m²": "m2", m2: "m2", qm: "m2", "cm²": "cm2", cm2: "cm2", "mm²": "mm2", mm2: "mm2",
  "m³": "m3", m3: "m3", "cm³": "cm3", cm3: "cm3", "mm³": "mm3", mm3: "mm3", l: "l", liter: "l", ml: "ml", kg: "kg", kilo: "kg", g: "g", gramm: "g",
  lm: "lm", lumen: "lm", k: "k", kelvin: "k", nm: "nm", bar: "bar", db: "db", hz: "hz", zoll: "zoll", grad: "grad", h: "h",
} // prettier-ignore

const unitForms: ReadonlySet<string> = new Set(Object.values(units))

/** Returns the number of a measure: `40` for `40mm`. Returns `undefined` for other codes. */
export const numberOfMeasure = (code: string): string | undefined => {
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)([a-z]+[23]?)$/u.exec(code) ?? []
  return unitForms.has(unit) ? number : undefined
}
