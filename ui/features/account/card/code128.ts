import JsBarcode from "jsbarcode"

/** JsBarcode writes its result into this object when it is passed instead of a drawing. */
interface Drawn {
  encodings?: ReadonlyArray<{ readonly data: string }>
}

/** Encodes a text as a Code 128 bar code: one character per module, `1` for black. */
export const code128 = (text: string): string => {
  const drawn: Drawn = {}
  JsBarcode(drawn, text, { format: "CODE128" })
  return (drawn.encodings ?? []).map(({ data }) => data).join("")
}
