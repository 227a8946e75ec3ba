import JsBarcode from "jsbarcode"

/** What the library writes into an object that is given to it in place of a drawing. */
interface Drawn {
  encodings?: ReadonlyArray<{ readonly data: string }>
}

/** A text as a bar code of the kind Code 128: one character for each module, `1` for black. */
export const code128 = (text: string): string => {
  const drawn: Drawn = {}
  JsBarcode(drawn, text, { format: "CODE128" })
  return (drawn.encodings ?? []).map(({ data }) => data).join("")
}
