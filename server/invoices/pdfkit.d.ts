/**
 * The part of pdfkit 0.20 that invoices use. `@types/pdfkit` does not declare PDF/UA, the scope of header cells, and
 * the internal names with `_`.
 */
declare module "pdfkit" {
  interface StructureOptions {
    readonly scope?: "Column" | "Row"
  }

  /** A tag of the document. */
  export interface Structure {
    add(child: Structure): this
    end(): void
  }

  interface TextOptions {
    readonly width?: number
    readonly align?: "left" | "right"
    readonly paragraphGap?: number
  }

  /** The options of one line. */
  interface FragmentOptions extends TextOptions {
    readonly lineWidth?: number
  }

  interface Options {
    readonly size: "A4"
    readonly margin: number
    readonly pdfVersion: "1.7"
    readonly subset: "PDF/UA"
    readonly tagged: true
    readonly lang: string
    readonly displayTitle: boolean
    readonly info: { readonly Title: string; readonly Author: string; readonly CreationDate: Date }
  }

  export class PDFDocument {
    constructor(options: Options)
    x: number
    y: number
    struct(tag: string, options?: StructureOptions, draw?: () => void): Structure
    addStructure(structure: Structure): this
    addPage(): this
    registerFont(name: string, file: Uint8Array): this
    font(name: string): this
    /** The current font. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
    fontSize(size: number): this
    heightOfString(text: string, options: TextOptions): number
    widthOfString(text: string, options?: TextOptions): number
    /** Draws the text of one line. */
    _fragment(text: string, left: number, top: number, options: FragmentOptions): void
    text(text: string, left: number, top: number, options: TextOptions): this
    moveDown(): this
    on(event: "data", listener: (part: Uint8Array) => void): this
    on(event: "end", listener: () => void): this
    on(event: "error", listener: (error: Error) => void): this
    end(): void
  }
}
